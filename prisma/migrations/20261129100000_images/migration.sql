-- What shows a project: a logo and a picture of it, made anew from what was sent, under the hash of their bytes.
CREATE TABLE "images" (
  "empreinte" TEXT NOT NULL,
  "octets" BYTEA NOT NULL,
  "largeur" SMALLINT NOT NULL,
  "hauteur" SMALLINT NOT NULL,
  "cree_le" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

  CONSTRAINT "images_pkey" PRIMARY KEY ("empreinte")
);

CREATE INDEX "images_cree_le_idx" ON "images"("cree_le");

ALTER TABLE images
  ADD CONSTRAINT images_empreinte CHECK (empreinte = rtrim(translate(encode(sha256(octets), 'base64'), '+/', '-_'), '=')),
  ADD CONSTRAINT images_octets CHECK (octet_length(octets) BETWEEN 1 AND 61440),
  ADD CONSTRAINT images_cotes CHECK (largeur BETWEEN 1 AND 720 AND hauteur BETWEEN 1 AND 720);

-- WebP is compressed already.
ALTER TABLE images ALTER COLUMN octets SET STORAGE EXTERNAL;

CREATE TRIGGER images_lecture_seule BEFORE INSERT OR UPDATE OR DELETE ON images
  FOR EACH STATEMENT EXECUTE FUNCTION refuser_en_lecture_seule();

ALTER TABLE "projets" ADD COLUMN "logo" TEXT, ADD COLUMN "image" TEXT, ADD COLUMN "image_dite" TEXT;

CREATE INDEX "projets_logo_idx" ON "projets"("logo");
CREATE INDEX "projets_image_idx" ON "projets"("image");
ALTER TABLE "projets" ADD CONSTRAINT "projets_logo_fkey" FOREIGN KEY ("logo") REFERENCES "images"("empreinte") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "projets" ADD CONSTRAINT "projets_image_fkey" FOREIGN KEY ("image") REFERENCES "images"("empreinte") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE projets ADD CONSTRAINT projets_image_dite
  CHECK ((image IS NULL) = (image_dite IS NULL) AND char_length(image_dite) BETWEEN 1 AND 200);
