-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "comptes" (
    "id" SERIAL NOT NULL,
    "courriel" TEXT NOT NULL,
    "courriel_saisi" TEXT NOT NULL,
    "nom" TEXT,
    "role" TEXT NOT NULL DEFAULT 'membre',
    "langue" TEXT NOT NULL DEFAULT 'fr',
    "suspendu" BOOLEAN NOT NULL DEFAULT false,
    "suspendu_le" TIMESTAMPTZ(3),
    "demonstration" BOOLEAN NOT NULL DEFAULT false,
    "valide_le" TIMESTAMPTZ(3),
    "cree_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actif_le" DATE NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "inactivite_notee_le" TIMESTAMPTZ(3),

    CONSTRAINT "comptes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "adresses_barrees" (
    "empreinte" BYTEA NOT NULL,
    "le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "adresses_barrees_pkey" PRIMARY KEY ("empreinte")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" SERIAL NOT NULL,
    "compte_id" INTEGER NOT NULL,
    "empreinte" BYTEA NOT NULL,
    "agent" TEXT,
    "cree_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "vue_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expire_le" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "defis" (
    "id" SERIAL NOT NULL,
    "empreinte" BYTEA NOT NULL,
    "nature" TEXT NOT NULL,
    "compte_id" INTEGER,
    "courriel" TEXT NOT NULL,
    "code" BYTEA NOT NULL,
    "essais" SMALLINT NOT NULL DEFAULT 0,
    "langue" TEXT NOT NULL DEFAULT 'fr',
    "cree_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expire_le" TIMESTAMPTZ(3) NOT NULL,
    "utilise_le" TIMESTAMPTZ(3),

    CONSTRAINT "defis_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "envois_codes" (
    "id" SERIAL NOT NULL,
    "boite" BYTEA NOT NULL,
    "reseau" BYTEA NOT NULL,
    "navigateur" INTEGER,
    "le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "envois_codes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "navigateurs_connus" (
    "id" SERIAL NOT NULL,
    "compte_id" INTEGER NOT NULL,
    "empreinte" BYTEA NOT NULL,
    "vu_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expire_le" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "navigateurs_connus_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "jetons" (
    "id" SERIAL NOT NULL,
    "compte_id" INTEGER NOT NULL,
    "rang" SMALLINT NOT NULL,
    "nom" TEXT NOT NULL,
    "prefixe" TEXT NOT NULL,
    "empreinte" BYTEA NOT NULL,
    "cle_formulaire" BYTEA,
    "cree_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "utilise_le" DATE,
    "revoque_le" TIMESTAMPTZ(3),

    CONSTRAINT "jetons_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "themes" (
    "id" SERIAL NOT NULL,
    "slug" TEXT NOT NULL,
    "nom" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "ordre" INTEGER NOT NULL DEFAULT 0,
    "traductions" JSONB NOT NULL DEFAULT '{}',
    "cree_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "themes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "projets" (
    "id" SERIAL NOT NULL,
    "slug" TEXT NOT NULL,
    "nom" TEXT NOT NULL,
    "accroche" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "site_web" TEXT,
    "porteur" TEXT,
    "territoire" TEXT,
    "usage_ia" TEXT,
    "code_ouvert" BOOLEAN,
    "label_ia" TEXT NOT NULL DEFAULT 'non_renseigne',
    "langue" TEXT NOT NULL DEFAULT 'fr',
    "statut" TEXT NOT NULL DEFAULT 'propose',
    "origine" TEXT NOT NULL DEFAULT 'contribution',
    "mis_en_avant" BOOLEAN NOT NULL DEFAULT false,
    "nb_votes" INTEGER NOT NULL DEFAULT 0,
    "motif" TEXT,
    "demonstration" BOOLEAN NOT NULL DEFAULT false,
    "publie_le" TIMESTAMPTZ(3),
    "cree_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "modifie_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "auteur_id" INTEGER,
    "traductions" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "projets_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "projet_themes" (
    "projet_id" INTEGER NOT NULL,
    "theme_id" INTEGER NOT NULL,
    "position" SMALLINT NOT NULL,

    CONSTRAINT "projet_themes_pkey" PRIMARY KEY ("projet_id","theme_id")
);

-- CreateTable
CREATE TABLE "recherche_projets" (
    "projet_id" INTEGER NOT NULL,
    "texte" TEXT NOT NULL,
    "mots" tsvector NOT NULL,

    CONSTRAINT "recherche_projets_pkey" PRIMARY KEY ("projet_id")
);

-- CreateTable
CREATE TABLE "besoins" (
    "id" SERIAL NOT NULL,
    "slug" TEXT NOT NULL,
    "titre" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "territoire" TEXT,
    "theme_id" INTEGER,
    "langue" TEXT NOT NULL DEFAULT 'fr',
    "statut" TEXT NOT NULL DEFAULT 'propose',
    "origine" TEXT NOT NULL DEFAULT 'contribution',
    "nb_soutiens" INTEGER NOT NULL DEFAULT 0,
    "projet_id" INTEGER,
    "cahier" TEXT,
    "roles" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "depot" TEXT,
    "derniere_etape" INTEGER NOT NULL DEFAULT 0,
    "motif" TEXT,
    "demonstration" BOOLEAN NOT NULL DEFAULT false,
    "publie_le" TIMESTAMPTZ(3),
    "cree_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "modifie_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "auteur_id" INTEGER,
    "traductions" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "besoins_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "recherche_besoins" (
    "besoin_id" INTEGER NOT NULL,
    "texte" TEXT NOT NULL,
    "mots" tsvector NOT NULL,

    CONSTRAINT "recherche_besoins_pkey" PRIMARY KEY ("besoin_id")
);

-- CreateTable
CREATE TABLE "mots" (
    "id" BIGSERIAL NOT NULL,
    "mot" TEXT NOT NULL,

    CONSTRAINT "mots_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "jalons" (
    "id" SERIAL NOT NULL,
    "besoin_id" INTEGER NOT NULL,
    "statut" TEXT NOT NULL,
    "le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "jalons_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "etapes" (
    "id" SERIAL NOT NULL,
    "besoin_id" INTEGER NOT NULL,
    "numero" INTEGER NOT NULL,
    "jour" DATE NOT NULL,
    "titre" TEXT NOT NULL,
    "texte" TEXT NOT NULL,
    "traductions" JSONB NOT NULL DEFAULT '{}',
    "cree_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "etapes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "articles" (
    "id" SERIAL NOT NULL,
    "slug" TEXT NOT NULL,
    "titre" TEXT NOT NULL,
    "resume" TEXT NOT NULL,
    "date" DATE NOT NULL,
    "auteur" TEXT NOT NULL,
    "texte" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "statut" TEXT NOT NULL DEFAULT 'brouillon',
    "demonstration" BOOLEAN NOT NULL DEFAULT false,
    "traductions" JSONB NOT NULL DEFAULT '{}',
    "cree_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "modifie_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "articles_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "article_projets" (
    "article_id" INTEGER NOT NULL,
    "projet_id" INTEGER NOT NULL,
    "position" SMALLINT NOT NULL,

    CONSTRAINT "article_projets_pkey" PRIMARY KEY ("article_id","projet_id")
);

-- CreateTable
CREATE TABLE "votes" (
    "compte_id" INTEGER NOT NULL,
    "projet_id" INTEGER NOT NULL,
    "cree_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "votes_pkey" PRIMARY KEY ("compte_id","projet_id")
);

-- CreateTable
CREATE TABLE "soutiens" (
    "compte_id" INTEGER NOT NULL,
    "besoin_id" INTEGER NOT NULL,
    "cree_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "soutiens_pkey" PRIMARY KEY ("compte_id","besoin_id")
);

-- CreateTable
CREATE TABLE "refus_etapes" (
    "compte_id" INTEGER NOT NULL,
    "besoin_id" INTEGER NOT NULL,
    "le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "refus_etapes_pkey" PRIMARY KEY ("compte_id","besoin_id")
);

-- CreateTable
CREATE TABLE "contributions" (
    "id" SERIAL NOT NULL,
    "compte_id" INTEGER NOT NULL,
    "nature" TEXT NOT NULL,
    "projet_id" INTEGER,
    "besoin_id" INTEGER,
    "cle_rejeu" BYTEA NOT NULL,
    "cree_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contributions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "fenetres_contributions" (
    "compte_id" INTEGER NOT NULL,
    "debut" TIMESTAMPTZ(6) NOT NULL,
    "nombre" INTEGER NOT NULL,

    CONSTRAINT "fenetres_contributions_pkey" PRIMARY KEY ("compte_id")
);

-- CreateTable
CREATE TABLE "brouillons" (
    "id" SERIAL NOT NULL,
    "empreinte" BYTEA NOT NULL,
    "compte_id" INTEGER,
    "nature" TEXT NOT NULL,
    "contenu" JSONB NOT NULL,
    "cree_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expire_le" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "brouillons_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "actes_en_attente" (
    "id" SERIAL NOT NULL,
    "empreinte" BYTEA NOT NULL,
    "nature" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "avec_etapes" BOOLEAN NOT NULL DEFAULT true,
    "cree_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expire_le" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "actes_en_attente_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "signalements" (
    "id" SERIAL NOT NULL,
    "projet_id" INTEGER,
    "besoin_id" INTEGER,
    "compte_id" INTEGER,
    "motif" TEXT NOT NULL,
    "texte" TEXT,
    "cree_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "traite_le" TIMESTAMPTZ(3),
    "traitant_id" INTEGER,

    CONSTRAINT "signalements_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "journal" (
    "id" SERIAL NOT NULL,
    "le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "acteur" TEXT NOT NULL,
    "acteur_id" INTEGER,
    "acte" TEXT NOT NULL,
    "objet" TEXT NOT NULL,
    "objet_id" INTEGER,
    "objet_slug" TEXT,
    "avant" JSONB,
    "apres" JSONB,
    "motif" TEXT,

    CONSTRAINT "journal_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "courriels" (
    "id" SERIAL NOT NULL,
    "cle" TEXT NOT NULL,
    "gabarit" TEXT NOT NULL,
    "langue" TEXT NOT NULL,
    "priorite" SMALLINT NOT NULL DEFAULT 5,
    "compte_id" INTEGER,
    "destinataire" TEXT NOT NULL,
    "donnees" JSONB NOT NULL DEFAULT '{}',
    "statut" TEXT NOT NULL DEFAULT 'attente',
    "essais" SMALLINT NOT NULL DEFAULT 0,
    "disponible_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expire_le" TIMESTAMPTZ(3),
    "bail_le" TIMESTAMPTZ(3),
    "erreur" TEXT,
    "besoin_id" INTEGER,
    "etape_id" INTEGER,
    "acte_id" INTEGER,
    "cree_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "envoye_le" TIMESTAMPTZ(3),

    CONSTRAINT "courriels_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "cles_import" (
    "id" SERIAL NOT NULL,
    "nature" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "source_id" TEXT NOT NULL,
    "licence" TEXT,
    "projet_id" INTEGER,
    "besoin_id" INTEGER,
    "valeurs" JSONB NOT NULL,
    "importe_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "cles_import_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "compteurs_appels" (
    "compte_id" INTEGER NOT NULL,
    "debut" TIMESTAMPTZ(6) NOT NULL,
    "nombre" INTEGER NOT NULL,

    CONSTRAINT "compteurs_appels_pkey" PRIMARY KEY ("compte_id")
);

-- CreateTable
CREATE TABLE "limites" (
    "cle" TEXT NOT NULL,
    "debut" TIMESTAMPTZ(6) NOT NULL,
    "nombre" INTEGER NOT NULL,

    CONSTRAINT "limites_pkey" PRIMARY KEY ("cle")
);

-- CreateTable
CREATE TABLE "versions" (
    "part" SMALLINT NOT NULL,
    "nombre" BIGINT NOT NULL,

    CONSTRAINT "versions_pkey" PRIMARY KEY ("part")
);

-- CreateTable
CREATE TABLE "instance" (
    "cle" TEXT NOT NULL,
    "valeur" TEXT NOT NULL,

    CONSTRAINT "instance_pkey" PRIMARY KEY ("cle")
);

-- CreateIndex
CREATE UNIQUE INDEX "comptes_courriel_key" ON "comptes"("courriel");

-- CreateIndex
CREATE UNIQUE INDEX "sessions_empreinte_key" ON "sessions"("empreinte");

-- CreateIndex
CREATE INDEX "sessions_compte_id_idx" ON "sessions"("compte_id");

-- CreateIndex
CREATE INDEX "sessions_expire_le_idx" ON "sessions"("expire_le");

-- CreateIndex
CREATE UNIQUE INDEX "defis_empreinte_key" ON "defis"("empreinte");

-- CreateIndex
CREATE INDEX "defis_courriel_idx" ON "defis"("courriel");

-- CreateIndex
CREATE INDEX "defis_compte_id_idx" ON "defis"("compte_id");

-- CreateIndex
CREATE INDEX "defis_expire_le_idx" ON "defis"("expire_le");

-- CreateIndex
CREATE INDEX "envois_codes_boite_le_idx" ON "envois_codes"("boite", "le");

-- CreateIndex
CREATE INDEX "envois_codes_reseau_le_idx" ON "envois_codes"("reseau", "le");

-- CreateIndex
CREATE INDEX "envois_codes_le_idx" ON "envois_codes"("le");

-- CreateIndex
CREATE UNIQUE INDEX "navigateurs_connus_empreinte_key" ON "navigateurs_connus"("empreinte");

-- CreateIndex
CREATE INDEX "navigateurs_connus_compte_id_idx" ON "navigateurs_connus"("compte_id");

-- CreateIndex
CREATE INDEX "navigateurs_connus_expire_le_idx" ON "navigateurs_connus"("expire_le");

-- CreateIndex
CREATE UNIQUE INDEX "jetons_empreinte_key" ON "jetons"("empreinte");

-- CreateIndex
CREATE UNIQUE INDEX "jetons_cle_formulaire_key" ON "jetons"("cle_formulaire");

-- CreateIndex
CREATE INDEX "jetons_compte_id_idx" ON "jetons"("compte_id");

-- CreateIndex
CREATE UNIQUE INDEX "themes_slug_key" ON "themes"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "projets_slug_key" ON "projets"("slug");

-- CreateIndex
CREATE INDEX "projets_auteur_id_idx" ON "projets"("auteur_id");

-- CreateIndex
CREATE INDEX "projet_themes_theme_id_idx" ON "projet_themes"("theme_id");

-- CreateIndex
CREATE UNIQUE INDEX "projet_themes_projet_id_position_key" ON "projet_themes"("projet_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "besoins_slug_key" ON "besoins"("slug");

-- CreateIndex
CREATE INDEX "besoins_auteur_id_idx" ON "besoins"("auteur_id");

-- CreateIndex
CREATE INDEX "besoins_theme_id_idx" ON "besoins"("theme_id");

-- CreateIndex
CREATE INDEX "besoins_projet_id_idx" ON "besoins"("projet_id");

-- CreateIndex
CREATE INDEX "mots_mot_idx" ON "mots"("mot");

-- CreateIndex
CREATE INDEX "jalons_besoin_id_idx" ON "jalons"("besoin_id");

-- CreateIndex
CREATE UNIQUE INDEX "etapes_besoin_id_numero_key" ON "etapes"("besoin_id", "numero");

-- CreateIndex
CREATE UNIQUE INDEX "articles_slug_key" ON "articles"("slug");

-- CreateIndex
CREATE INDEX "article_projets_projet_id_idx" ON "article_projets"("projet_id");

-- CreateIndex
CREATE INDEX "votes_projet_id_idx" ON "votes"("projet_id");

-- CreateIndex
CREATE INDEX "soutiens_besoin_id_idx" ON "soutiens"("besoin_id");

-- CreateIndex
CREATE INDEX "refus_etapes_besoin_id_idx" ON "refus_etapes"("besoin_id");

-- CreateIndex
CREATE INDEX "contributions_compte_id_cle_rejeu_cree_le_idx" ON "contributions"("compte_id", "cle_rejeu", "cree_le");

-- CreateIndex
CREATE INDEX "contributions_projet_id_idx" ON "contributions"("projet_id");

-- CreateIndex
CREATE INDEX "contributions_besoin_id_idx" ON "contributions"("besoin_id");

-- CreateIndex
CREATE INDEX "brouillons_compte_id_idx" ON "brouillons"("compte_id");

-- CreateIndex
CREATE INDEX "brouillons_expire_le_idx" ON "brouillons"("expire_le");

-- CreateIndex
CREATE UNIQUE INDEX "brouillons_empreinte_nature_key" ON "brouillons"("empreinte", "nature");

-- CreateIndex
CREATE UNIQUE INDEX "actes_en_attente_empreinte_key" ON "actes_en_attente"("empreinte");

-- CreateIndex
CREATE INDEX "actes_en_attente_expire_le_idx" ON "actes_en_attente"("expire_le");

-- CreateIndex
CREATE INDEX "signalements_projet_id_idx" ON "signalements"("projet_id");

-- CreateIndex
CREATE INDEX "signalements_besoin_id_idx" ON "signalements"("besoin_id");

-- CreateIndex
CREATE INDEX "signalements_compte_id_idx" ON "signalements"("compte_id");

-- CreateIndex
CREATE INDEX "signalements_traitant_id_idx" ON "signalements"("traitant_id");

-- CreateIndex
CREATE INDEX "journal_objet_objet_id_idx" ON "journal"("objet", "objet_id");

-- CreateIndex
CREATE INDEX "journal_acteur_id_idx" ON "journal"("acteur_id");

-- CreateIndex
CREATE INDEX "journal_le_idx" ON "journal"("le");

-- CreateIndex
CREATE UNIQUE INDEX "courriels_cle_key" ON "courriels"("cle");

-- CreateIndex
CREATE INDEX "courriels_compte_id_idx" ON "courriels"("compte_id");

-- CreateIndex
CREATE INDEX "courriels_besoin_id_idx" ON "courriels"("besoin_id");

-- CreateIndex
CREATE UNIQUE INDEX "courriels_etape_id_compte_id_key" ON "courriels"("etape_id", "compte_id");

-- CreateIndex
CREATE INDEX "cles_import_projet_id_idx" ON "cles_import"("projet_id");

-- CreateIndex
CREATE INDEX "cles_import_besoin_id_idx" ON "cles_import"("besoin_id");

-- CreateIndex
CREATE UNIQUE INDEX "cles_import_nature_source_source_id_key" ON "cles_import"("nature", "source", "source_id");

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_compte_id_fkey" FOREIGN KEY ("compte_id") REFERENCES "comptes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "defis" ADD CONSTRAINT "defis_compte_id_fkey" FOREIGN KEY ("compte_id") REFERENCES "comptes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "navigateurs_connus" ADD CONSTRAINT "navigateurs_connus_compte_id_fkey" FOREIGN KEY ("compte_id") REFERENCES "comptes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "jetons" ADD CONSTRAINT "jetons_compte_id_fkey" FOREIGN KEY ("compte_id") REFERENCES "comptes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "projets" ADD CONSTRAINT "projets_auteur_id_fkey" FOREIGN KEY ("auteur_id") REFERENCES "comptes"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "projet_themes" ADD CONSTRAINT "projet_themes_projet_id_fkey" FOREIGN KEY ("projet_id") REFERENCES "projets"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "projet_themes" ADD CONSTRAINT "projet_themes_theme_id_fkey" FOREIGN KEY ("theme_id") REFERENCES "themes"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recherche_projets" ADD CONSTRAINT "recherche_projets_projet_id_fkey" FOREIGN KEY ("projet_id") REFERENCES "projets"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "besoins" ADD CONSTRAINT "besoins_auteur_id_fkey" FOREIGN KEY ("auteur_id") REFERENCES "comptes"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "besoins" ADD CONSTRAINT "besoins_theme_id_fkey" FOREIGN KEY ("theme_id") REFERENCES "themes"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "besoins" ADD CONSTRAINT "besoins_projet_id_fkey" FOREIGN KEY ("projet_id") REFERENCES "projets"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recherche_besoins" ADD CONSTRAINT "recherche_besoins_besoin_id_fkey" FOREIGN KEY ("besoin_id") REFERENCES "besoins"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "jalons" ADD CONSTRAINT "jalons_besoin_id_fkey" FOREIGN KEY ("besoin_id") REFERENCES "besoins"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "etapes" ADD CONSTRAINT "etapes_besoin_id_fkey" FOREIGN KEY ("besoin_id") REFERENCES "besoins"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "article_projets" ADD CONSTRAINT "article_projets_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "article_projets" ADD CONSTRAINT "article_projets_projet_id_fkey" FOREIGN KEY ("projet_id") REFERENCES "projets"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "votes" ADD CONSTRAINT "votes_compte_id_fkey" FOREIGN KEY ("compte_id") REFERENCES "comptes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "votes" ADD CONSTRAINT "votes_projet_id_fkey" FOREIGN KEY ("projet_id") REFERENCES "projets"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "soutiens" ADD CONSTRAINT "soutiens_compte_id_fkey" FOREIGN KEY ("compte_id") REFERENCES "comptes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "soutiens" ADD CONSTRAINT "soutiens_besoin_id_fkey" FOREIGN KEY ("besoin_id") REFERENCES "besoins"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refus_etapes" ADD CONSTRAINT "refus_etapes_compte_id_fkey" FOREIGN KEY ("compte_id") REFERENCES "comptes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refus_etapes" ADD CONSTRAINT "refus_etapes_besoin_id_fkey" FOREIGN KEY ("besoin_id") REFERENCES "besoins"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_compte_id_fkey" FOREIGN KEY ("compte_id") REFERENCES "comptes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_projet_id_fkey" FOREIGN KEY ("projet_id") REFERENCES "projets"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_besoin_id_fkey" FOREIGN KEY ("besoin_id") REFERENCES "besoins"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "fenetres_contributions" ADD CONSTRAINT "fenetres_contributions_compte_id_fkey" FOREIGN KEY ("compte_id") REFERENCES "comptes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "brouillons" ADD CONSTRAINT "brouillons_compte_id_fkey" FOREIGN KEY ("compte_id") REFERENCES "comptes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "signalements" ADD CONSTRAINT "signalements_projet_id_fkey" FOREIGN KEY ("projet_id") REFERENCES "projets"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "signalements" ADD CONSTRAINT "signalements_besoin_id_fkey" FOREIGN KEY ("besoin_id") REFERENCES "besoins"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "signalements" ADD CONSTRAINT "signalements_compte_id_fkey" FOREIGN KEY ("compte_id") REFERENCES "comptes"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "signalements" ADD CONSTRAINT "signalements_traitant_id_fkey" FOREIGN KEY ("traitant_id") REFERENCES "comptes"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "journal" ADD CONSTRAINT "journal_acteur_id_fkey" FOREIGN KEY ("acteur_id") REFERENCES "comptes"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "courriels" ADD CONSTRAINT "courriels_compte_id_fkey" FOREIGN KEY ("compte_id") REFERENCES "comptes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "courriels" ADD CONSTRAINT "courriels_besoin_id_fkey" FOREIGN KEY ("besoin_id") REFERENCES "besoins"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "courriels" ADD CONSTRAINT "courriels_etape_id_fkey" FOREIGN KEY ("etape_id") REFERENCES "etapes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cles_import" ADD CONSTRAINT "cles_import_projet_id_fkey" FOREIGN KEY ("projet_id") REFERENCES "projets"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cles_import" ADD CONSTRAINT "cles_import_besoin_id_fkey" FOREIGN KEY ("besoin_id") REFERENCES "besoins"("id") ON DELETE CASCADE ON UPDATE CASCADE;

