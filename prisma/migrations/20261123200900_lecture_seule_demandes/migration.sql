-- Read-only mode for the tables of requests, templates, presence and notes: they were written beside that mode.

DO $$
DECLARE tableau text;
BEGIN
  FOREACH tableau IN ARRAY ARRAY['demandes', 'modeles', 'prises', 'notes'] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE INSERT OR UPDATE OR DELETE ON %I FOR EACH STATEMENT EXECUTE FUNCTION refuser_en_lecture_seule()', tableau || '_lecture_seule', tableau);
  END LOOP;
END $$;
