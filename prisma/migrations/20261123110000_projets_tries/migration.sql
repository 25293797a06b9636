-- A ranked search joins each project that it finds with what sorts it: this index alone answers, without reading the row.
CREATE INDEX projets_tries ON projets (id) INCLUDE (mis_en_avant, publie_le) WHERE statut = 'publie';
