import { ShareImage } from "#components/ui/share/share-image";
import { shareImage } from "#lib/adapters/files/share-image";
import { lireImage } from "../../data.ts";

export const GET = shareImage(ShareImage, lireImage);
