-- Two moderators write to each other elsewhere (decision 102). What was noted about people goes
-- with the table: nobody would read it any more. An older version that still runs answers 500 on
-- the page of an entry or of an account until it is replaced.
DROP TABLE notes;
