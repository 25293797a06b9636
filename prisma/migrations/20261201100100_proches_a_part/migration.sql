-- The closest entries among the public ones, or among the others: of both together, many that are refused hid what is public.
CREATE OR REPLACE FUNCTION fiches_proches(nature text, publiques boolean, rangs integer[], poids double precision[], racines text[], lues integer, nombre integer)
RETURNS SETOF integer LANGUAGE plpgsql STABLE SET enable_seqscan = off AS $$
BEGIN
  RETURN QUERY EXECUTE format($sql$
    SELECT id FROM (
      SELECT t.id, m.rang, max(m.poids) AS poids FROM unnest($1, $2, $3) AS m(rang, poids, racine)
      CROSS JOIN LATERAL (SELECT i.%1$s_id AS id FROM public.index_%1$ss i WHERE i.racines @> ARRAY[m.racine] AND i.public = $4 LIMIT $5) AS t
      GROUP BY t.id, m.rang) AS tenues
    GROUP BY id ORDER BY sum(poids) DESC, id DESC LIMIT $6$sql$, nature) USING rangs, poids, racines, publiques, lues, nombre;
END $$;
