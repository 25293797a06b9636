-- A search by short or common words reads the texts of the whole directory. Compressed, each condition on a text
-- unpacks it again, which was four fifths of such a search's time: they are kept as they are, in the row while they
-- fit in a page. A row takes this form when it is next written; until then it is read as before.
ALTER TABLE recherche_projets ALTER COLUMN texte SET STORAGE EXTERNAL;
ALTER TABLE recherche_projets SET (toast_tuple_target = 8160);
ALTER TABLE recherche_besoins ALTER COLUMN texte SET STORAGE EXTERNAL;
ALTER TABLE recherche_besoins SET (toast_tuple_target = 8160);
