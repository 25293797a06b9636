-- Networks and accounts stood there in clear, some for ever. They are counted by a keyed hash from now on; a count
-- that is forgotten only opens a window anew.
TRUNCATE limites;
