-- What an erasure looks for inside JSON: the texts that it holds at any depth, as they read. In the written form of JSON
-- a line break is the letter n after a backslash, so a pattern that looks at what stands before a word is wrong there.

CREATE FUNCTION json_contient(valeur jsonb, motif text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT EXISTS (SELECT FROM jsonb_path_query(valeur, 'strict $.**') AS v
                 WHERE jsonb_typeof(v) = 'string' AND v #>> '{}' ~* motif)
$$;

CREATE FUNCTION json_remplacer(valeur jsonb, motif text, par text) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  CASE jsonb_typeof(valeur)
    WHEN 'string' THEN
      RETURN to_jsonb(regexp_replace(valeur #>> '{}', motif, par, 'gi'));
    WHEN 'array' THEN
      RETURN (SELECT COALESCE(jsonb_agg(json_remplacer(v, motif, par) ORDER BY rang), '[]')
              FROM jsonb_array_elements(valeur) WITH ORDINALITY AS e (v, rang));
    WHEN 'object' THEN
      RETURN (SELECT COALESCE(jsonb_object_agg(cle, json_remplacer(v, motif, par)), '{}')
              FROM jsonb_each(valeur) AS e (cle, v));
    ELSE
      RETURN valeur;
  END CASE;
END $$;
