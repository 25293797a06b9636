-- Read-only mode: while `instance` holds `lecture_seule`, every write of what a backup keeps is refused here, whatever
-- process or program asks for it, save connections that say that they are the operator's. Counters that a crash may
-- forget, what triggers and the worker of vectors derive, and `versions` are left alone.

-- A writer holds the lock, shared, until its transaction ends: who turns the mode on writes the fact, commits, then
-- takes the lock alone, and so waits for every transaction that had written before. Never waited for by a writer: when
-- it is not free, the fact is there. A volatile function reads what was committed when it reads; every transaction of
-- ours that writes is READ COMMITTED.
CREATE FUNCTION refuser_en_lecture_seule() RETURNS trigger LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  IF current_setting('bien_commun.operateur', true) = 'oui' THEN
    RETURN NULL;
  END IF;
  IF NOT pg_try_advisory_xact_lock_shared(7032043)
     OR EXISTS (SELECT 1 FROM public.instance WHERE cle = 'lecture_seule') THEN
    RAISE EXCEPTION 'the site is in read-only mode' USING ERRCODE = 'read_only_sql_transaction';
  END IF;
  RETURN NULL;
END $$;

DO $$
DECLARE tableau text;
BEGIN
  FOREACH tableau IN ARRAY ARRAY['comptes', 'adresses_barrees', 'sessions', 'defis', 'envois_codes', 'codes_faux',
    'navigateurs_connus', 'cles_acces', 'codes_secours', 'exigences_cles', 'jetons', 'themes', 'projets', 'projet_themes', 'besoins', 'liens', 'mots_entendus',
    'recherches_manquees', 'jalons', 'etapes', 'articles', 'equivalences', 'article_projets', 'votes', 'soutiens',
    'refus_etapes', 'contributions', 'fenetres_contributions', 'brouillons', 'actes_en_attente', 'signalements',
    'retraits', 'journal', 'revisions', 'courriels', 'cles_import', 'instance'] LOOP
    -- By statement, also one that would change no row: what is refused does not depend on what is there.
    EXECUTE format('CREATE TRIGGER %I BEFORE INSERT OR UPDATE OR DELETE ON %I FOR EACH STATEMENT EXECUTE FUNCTION refuser_en_lecture_seule()', tableau || '_lecture_seule', tableau);
  END LOOP;
END $$;
