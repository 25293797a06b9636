// Written by scripts/openapi/client.test.ts from the API's document.

export interface paths {
    "/api/admin/besoins/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changer l’état d’un besoin, lui lier un projet
         * @description Un champ absent ne change rien ; `projet` à null retire le lien. Le même état à nouveau ne change rien non plus ; un passage qui n’est pas permis répond 409.
         */
        patch: operations["modererBesoin"];
        trace?: never;
    };
    "/api/admin/comptes/{compte_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Suspendre un compte, ou lever sa suspension
         * @description La suspension coupe aussitôt les sessions et les jetons du compte, et ses votes et soutiens quittent les décomptes une nuit suivante, 24 h après au plus tôt.
         */
        patch: operations["suspendreCompte"];
        trace?: never;
    };
    "/api/admin/projets/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changer l’état d’un projet, le mettre en avant
         * @description Un champ absent ne change rien. Le même état à nouveau ne change rien non plus ; un passage qui n’est pas permis répond 409.
         */
        patch: operations["modererProjet"];
        trace?: never;
    };
    "/api/admin/propositions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les projets et besoins qui attendent une relecture
         * @description Les plus anciens d’abord ; ce qui est en quarantaine n’y est pas.
         */
        get: operations["listerPropositions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/articles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les articles, du plus récent au plus ancien
         * @description Sans leur texte, que donne chaque article.
         */
        get: operations["listerArticles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/articles/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Un article, en HTML
         * @description Le texte de l’article, et les projets publiés qu’il mentionne.
         */
        get: operations["lireArticle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/besoins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les besoins publics
         * @description `tri=soutiens` : les plus soutenus ; `recents` : les derniers exprimés.
         */
        get: operations["listerBesoins"];
        put?: never;
        /**
         * Décrire un besoin
         * @description Le besoin est publié après relecture.
         */
        post: operations["decrireBesoin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/besoins/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Un besoin public, avec son espace de travail
         * @description Pour un besoin réuni à un autre : celui auquel il est réuni, dont `Content-Location` donne l’adresse.
         */
        get: operations["lireBesoin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/besoins/{slug}/bilan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Dire si un besoin résolu est réglé
         * @description Une réponse par compte, pour qui soutient le besoin ; elle peut changer pendant 60 jours. Elle remplace la précédente, sa phrase comprise.
         */
        put: operations["donnerBilan"];
        post?: never;
        /**
         * Reprendre sa réponse
         * @description Sans réponse, l’appel ne change rien. Une réponse se reprend pendant 60 jours ; elle part aussi avec le soutien, et avec le compte.
         */
        delete: operations["reprendreBilan"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/besoins/{slug}/projets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les projets qui répondent à un besoin
         * @description Ceux que la modération a confirmés, et qui sont publiés ; les plus votés d’abord.
         */
        get: operations["listerProjetsDuBesoin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/besoins/{slug}/situations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ce que vivent les personnes qui soutiennent un besoin
         * @description En quelques mots, relus avant d’être montrés ; ni qui les a écrits, ni quand. 100 au plus ; les fichiers du jour les ont tous.
         */
        get: operations["listerSituations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/besoins/{slug}/soutien": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Soutenir un besoin
         * @description Un soutien par compte et par besoin. Ses étapes arrivent par courriel, sauf refus déjà donné.
         */
        put: operations["soutenirBesoin"];
        post?: never;
        /**
         * Retirer son soutien
         * @description Retirer un soutien qui n’existe pas ne change rien.
         */
        delete: operations["retirerSoutien"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/evenements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ce qui a changé dans l’annuaire
         * @description Du plus ancien au plus récent ; un événement paraît une minute environ après son acte, et un acte annulé avant n’en laisse pas. L’en-tête `Link` donne toujours l’adresse suivante, même d’une page vide : la redemander plus tard donne la suite. Ce qui ne fait que compter (votes, soutiens, aide proposée) n’y est pas. Une fiche qui cesse d’être publique emporte ses étapes et ses missions.
         */
        get: operations["listerEvenements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lieux": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les lieux qu’un texte nomme
         * @description Ceux qu’il nomme, puis ceux dont le nom commence par lui : dix au plus, les plus peuplés d’abord. Leur `code` sert de filtre, `lieu`, et de valeur pour les contributions.
         */
        get: operations["chercherLieux"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Le compte du jeton
         * @description Sert aussi à vérifier un jeton.
         */
        get: operations["lireMoi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moi/contributions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les contributions du compte, avec leur état
         * @description Les projets proposés et les besoins décrits par le compte, quel que soit leur état, du plus récent au plus ancien.
         */
        get: operations["listerMesContributions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moi/contributions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Une contribution du compte, par son numéro
         * @description Où en est ce qui a été envoyé, sous quel slug il est maintenant, et son texte. Le numéro vient de l’en-tête `Location` de l’envoi et ne change jamais.
         */
        get: operations["lireMaContribution"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moi/jeton": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Le jeton de l’appel
         * @description Ce qu’il permet, et jusqu’à quand.
         */
        get: operations["lireJeton"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moi/offres": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les offres du compte, avec leur état
         * @description De la plus récente à la plus ancienne ; personne d’autre ne lit cette liste.
         */
        get: operations["listerMesOffres"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moi/soutiens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les soutiens du compte
         * @description Les besoins que le compte soutient, quel que soit leur état, du soutien le plus récent au plus ancien ; personne d’autre ne les lit.
         */
        get: operations["listerMesSoutiens"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moi/votes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les votes du compte
         * @description Les projets pour lesquels le compte vote, ceux qui sont archivés compris, du vote le plus récent au plus ancien ; personne d’autre ne les lit.
         */
        get: operations["listerMesVotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les missions ouvertes : l’aide que des besoins cherchent
         * @description Les dernières ouvertes d’abord. Une mission est ouverte tant que son besoin est à l’étude ou en développement, jusqu’à son dernier jour, et tant qu’elle est libre. Qui propose son aide, et combien le font, n’est pas dit.
         */
        get: operations["listerPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/places/{id}/offre": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Proposer son aide pour une mission
         * @description Une offre en cours par compte et par mission ; tant que l’équipe ne l’a pas lue, un nouvel appel la récrit. Cinq offres par jour, dix en attente. Sans réponse, elle expire après 14 jours. Seuls l’équipe et les contacts du besoin la lisent.
         */
        put: operations["offrirAide"];
        post?: never;
        /**
         * Retirer son offre
         * @description Une offre acceptée se retire aussi : sa mission cherche de nouveau quelqu’un. Sans offre en cours, rien ne change.
         */
        delete: operations["retirerOffre"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ce dont un texte est proche
         * @description Les projets publiés et les besoins publics qui disent déjà ce que dit un texte, quatre de chaque au plus, le plus proche d’abord. `certitude` dit si cela existe déjà (`sur`) ou pourrait répondre (`peut_etre`).
         */
        get: operations["listerProches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les projets publiés
         * @description `tri=une` : les projets mis en avant, puis les plus récents ; `votes` : les plus votés ; `recents` : les derniers publiés.
         */
        get: operations["listerProjets"];
        put?: never;
        /**
         * Proposer un projet
         * @description Le projet est publié après relecture.
         */
        post: operations["proposerProjet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projets/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Un projet publié
         * @description Tout ce que la page du projet montre. Un projet qui n’est pas publié répond 404.
         */
        get: operations["lireProjet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projets/{slug}/besoins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les besoins auxquels un projet répond
         * @description Ceux que la modération a confirmés, et qui sont publics ; les plus soutenus d’abord.
         */
        get: operations["listerBesoinsDuProjet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projets/{slug}/vote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Voter pour un projet
         * @description Un vote par compte et par projet ; recommencer ne change rien.
         */
        put: operations["voterPourProjet"];
        post?: never;
        /**
         * Retirer son vote
         * @description Retirer un vote qui n’existe pas ne change rien.
         */
        delete: operations["retirerVote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/themes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les thèmes, par ordre alphabétique
         * @description Tous les thèmes, qui rangent les projets (un à trois) et les besoins (un au plus) ; leur `slug` sert de filtre.
         */
        get: operations["listerThemes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ArticleResume: {
            /** @description La signature de l’article. */
            auteur: string;
            /**
             * Format: date
             * @description Jour de publication.
             */
            date: string;
            /** @description Slugs des projets publiés que l’article mentionne. */
            projets: string[];
            /** @description Ce que dit l’article, en une ou deux phrases. */
            resume: string;
            /** @description Identifiant lisible de l’article, stable pour toujours. */
            slug: string;
            /** @description Titre de l’article. */
            titre: string;
            /** @description Version anglaise, quand elle existe ; clés possibles : titre, resume. */
            traductions: {
                /** @description Les textes traduits, par leur nom ; absent quand rien n’est traduit. */
                en?: {
                    [key: string]: string;
                };
            };
        };
        ArticleSortie: {
            /** @description La signature de l’article. */
            auteur: string;
            /**
             * Format: date
             * @description Jour de publication.
             */
            date: string;
            /** @description L’article en HTML. */
            html: string;
            /** @description Slugs des projets publiés que l’article mentionne. */
            projets: string[];
            /** @description Ce que dit l’article, en une ou deux phrases. */
            resume: string;
            /** @description Identifiant lisible de l’article, stable pour toujours. */
            slug: string;
            /** @description Titre de l’article. */
            titre: string;
            /** @description Version anglaise, quand elle existe ; clés possibles : titre, resume, html. */
            traductions: {
                /** @description Les textes traduits, par leur nom ; absent quand rien n’est traduit. */
                en?: {
                    [key: string]: string;
                };
            };
        };
        AuteurAdmin: {
            /** @description Adresse électronique du compte. */
            courriel: string;
            /** @description Identifiant du compte, pour le suspendre. */
            id: number;
            /** @description Nom choisi par la personne ; null quand elle n’en a pas donné. */
            nom: string | null;
        };
        BesoinAdmin: {
            /** @description Le compte qui a décrit le besoin ; null quand il n’y en a pas. */
            auteur: components["schemas"]["AuteurAdmin"] | null;
            /** @description Ce que les personnes qui soutenaient un besoin résolu en disent ; null avant, et sous cinq réponses. */
            bilan: components["schemas"]["Bilan"] | null;
            /** @description Ce qu’il y a à faire, en texte simple ; null tant que rien n’est écrit. */
            cahier: string | null;
            /** @description Vrai dès que l’espace de travail est ouvert. */
            chantier: boolean;
            /**
             * Format: date-time
             * @description Instant où le besoin a été décrit.
             */
            cree_le: string;
            /** @description Adresse du code source. */
            depot: string | null;
            /** @description Le besoin en détail, en texte simple. */
            description: string;
            /** @description Les nouvelles datées du travail, de la plus ancienne à la plus récente. */
            etapes: components["schemas"]["Etape"][];
            /** @description Slug du besoin auquel celui-ci a été réuni ; absent des autres besoins. */
            fusionne_dans?: string;
            /** @description Numéro du besoin, pour l’administration. */
            id: number;
            /** @description Les états publics atteints, du plus ancien au plus récent. */
            jalons: components["schemas"]["Jalon"][];
            /**
             * @description Langue dans laquelle l’original a été écrit.
             * @enum {string}
             */
            langue: "fr" | "en";
            /** @description Les lieux que la fiche nomme, cinq au plus. */
            lieux: components["schemas"]["LieuNomme"][];
            /** @description Nombre de soutiens reçus. */
            nb_soutiens: number;
            /** @description Le projet lié au besoin, tant qu’il est publié. */
            projet: components["schemas"]["ProjetResume"] | null;
            /** @description Les besoins réunis à celui-ci, du plus ancien au plus récent ; absent quand il n’y en a pas. */
            reunis?: components["schemas"]["Reuni"][];
            /** @description Les aides cherchées : `code`, `donnees`, `terrain`. */
            roles: ("code" | "donnees" | "terrain")[];
            /**
             * @description Identifiant lisible du besoin, stable pour toujours.
             * @example une-carte-des-fontaines-d-eau
             */
            slug: string;
            /**
             * @description Où en est le besoin : `publie` (exprimé), `etude`, `developpement`, puis `livre` (résolu) ; les autres états ne sont pas publics.
             * @enum {string}
             */
            statut: "propose" | "publie" | "etude" | "developpement" | "livre" | "refuse" | "archive" | "quarantaine" | "fusionne";
            /**
             * @description Le même état, en français.
             * @example Exprimé
             */
            statut_libelle: string;
            /** @description Où le projet agit ou le besoin se fait sentir ; null : partout. */
            territoire: string | null;
            /** @description Le thème du besoin ; null quand il n’en a pas. */
            theme: components["schemas"]["ThemeSortie"] | null;
            /** @description Le besoin, en une ligne. */
            titre: string;
            /** @description Version anglaise, quand elle existe ; clés possibles : titre, description, cahier. */
            traductions: {
                /** @description Les textes traduits, par leur nom ; absent quand rien n’est traduit. */
                en?: {
                    [key: string]: string;
                };
            };
        };
        BesoinContribue: {
            /** @description Ce qui va se passer, en une phrase. */
            message: string;
            /** @description Identifiant que le besoin gardera une fois publié. */
            slug: string;
            /** @description Toujours `propose` : le besoin attend une relecture. */
            statut: string;
        };
        BesoinContribution: {
            /** @description Le besoin en détail, en texte simple. */
            description: string;
            /** @description Langue dans laquelle le texte est écrit ; le français quand rien n’est dit. */
            langue?: ("fr" | "en") | null;
            /**
             * @description Codes des lieux, cinq au plus, tels que les donne `/api/lieux` ; absent ou null : ce que `territoire` dit sans aucun doute.
             * @example [
             *       "commune-69123"
             *     ]
             */
            lieux?: string[] | null;
            /**
             * @description Piège à robots : laissez ce champ absent ou vide.
             * @default
             */
            piege?: string;
            /** @description Où le projet agit ou le besoin se fait sentir ; null : partout. */
            territoire?: string | null;
            /** @description Slug d’un thème, tel que le donne `/api/themes` ; absent, null ou vide : aucun. */
            theme?: string | null;
            /** @description Le besoin, en une ligne. */
            titre: string;
        };
        BesoinModeration: {
            /** @description La raison, envoyée à l’auteur en cas de refus ; sans elle, une phrase neutre. */
            motif?: string | null;
            /** @description Slug d’un projet publié à lier ; null délie. */
            projet?: string | null;
            /** @description Le nouvel état ; absent ou null, il ne change pas. */
            statut?: ("propose" | "publie" | "etude" | "developpement" | "livre" | "refuse" | "archive" | "quarantaine") | null;
        };
        BesoinSortie: {
            /** @description Ce que les personnes qui soutenaient un besoin résolu en disent ; null avant, et sous cinq réponses. */
            bilan: components["schemas"]["Bilan"] | null;
            /** @description Ce qu’il y a à faire, en texte simple ; null tant que rien n’est écrit. */
            cahier: string | null;
            /** @description Vrai dès que l’espace de travail est ouvert. */
            chantier: boolean;
            /**
             * Format: date-time
             * @description Instant où le besoin a été décrit.
             */
            cree_le: string;
            /** @description Adresse du code source. */
            depot: string | null;
            /** @description Le besoin en détail, en texte simple. */
            description: string;
            /** @description Les nouvelles datées du travail, de la plus ancienne à la plus récente. */
            etapes: components["schemas"]["Etape"][];
            /** @description Slug du besoin auquel celui-ci a été réuni ; absent des autres besoins. */
            fusionne_dans?: string;
            /** @description Les états publics atteints, du plus ancien au plus récent. */
            jalons: components["schemas"]["Jalon"][];
            /**
             * @description Langue dans laquelle l’original a été écrit.
             * @enum {string}
             */
            langue: "fr" | "en";
            /** @description Les lieux que la fiche nomme, cinq au plus. */
            lieux: components["schemas"]["LieuNomme"][];
            /** @description Nombre de soutiens reçus. */
            nb_soutiens: number;
            /** @description Le projet lié au besoin, tant qu’il est publié. */
            projet: components["schemas"]["ProjetResume"] | null;
            /** @description Les besoins réunis à celui-ci, du plus ancien au plus récent ; absent quand il n’y en a pas. */
            reunis?: components["schemas"]["Reuni"][];
            /** @description Les aides cherchées : `code`, `donnees`, `terrain`. */
            roles: ("code" | "donnees" | "terrain")[];
            /**
             * @description Identifiant lisible du besoin, stable pour toujours.
             * @example une-carte-des-fontaines-d-eau
             */
            slug: string;
            /**
             * @description Où en est le besoin : `publie` (exprimé), `etude`, `developpement`, puis `livre` (résolu) ; les autres états ne sont pas publics.
             * @enum {string}
             */
            statut: "propose" | "publie" | "etude" | "developpement" | "livre" | "refuse" | "archive" | "quarantaine" | "fusionne";
            /**
             * @description Le même état, en français.
             * @example Exprimé
             */
            statut_libelle: string;
            /** @description Où le projet agit ou le besoin se fait sentir ; null : partout. */
            territoire: string | null;
            /** @description Le thème du besoin ; null quand il n’en a pas. */
            theme: components["schemas"]["ThemeSortie"] | null;
            /** @description Le besoin, en une ligne. */
            titre: string;
            /** @description Version anglaise, quand elle existe ; clés possibles : titre, description, cahier. */
            traductions: {
                /** @description Les textes traduits, par leur nom ; absent quand rien n’est traduit. */
                en?: {
                    [key: string]: string;
                };
            };
        };
        Bilan: {
            /**
             * Format: date
             * @description Jour où ces nombres ont été arrêtés.
             */
            jour: string;
            /** @description Leur répartition, de « réglé » à « pas réglé » ; chaque part compte cinq réponses au moins. */
            parts: components["schemas"]["PartBilan"][];
            /** @description Nombre de réponses comptées. */
            reponses: number;
        };
        BilanDonne: {
            /** @description Langue dans laquelle le texte est écrit ; le français quand rien n’est dit. */
            langue?: ("fr" | "en") | null;
            /** @description Une phrase pour l’équipe ; absente, null ou vide : aucune. */
            phrase?: string | null;
            /**
             * @description Vrai pour que la phrase puisse être montrée à tous, sans nom, après relecture.
             * @default false
             */
            publique?: boolean;
            /**
             * @description Est-ce réglé : `oui`, `en_partie` ou `non`.
             * @enum {string}
             */
            reponse: "oui" | "en_partie" | "non";
        };
        CompteModeration: {
            /** @description La raison, envoyée à l’auteur en cas de refus ; sans elle, une phrase neutre. */
            motif?: string | null;
            /** @description Vrai pour suspendre le compte, faux pour lever sa suspension. */
            suspendu: boolean;
        };
        Erreur: {
            /** @description Ce qui s’oppose à l’appel. */
            detail: string;
        };
        Etape: {
            /**
             * Format: date
             * @description Jour de l’étape.
             */
            jour: string;
            /** @description Le récit de l’étape. */
            texte: string;
            /** @description Ce qui s’est passé, en une ligne. */
            titre: string;
            /** @description Version anglaise, quand elle existe ; clés possibles : titre, texte. */
            traductions: {
                /** @description Les textes traduits, par leur nom ; absent quand rien n’est traduit. */
                en?: {
                    [key: string]: string;
                };
            };
        };
        Evenement: {
            /**
             * Format: date-time
             * @description Instant de l’acte.
             */
            le: string;
            /**
             * @description De quoi il s’agit ; `annuaire` : de tout.
             * @enum {string}
             */
            nature: "projet" | "besoin" | "etape" | "place" | "article" | "annuaire";
            /**
             * @description Numéro de l’événement, toujours plus grand que les précédents.
             * @example 4071
             */
            numero: number;
            /** @description Numéro de l’étape ou de la mission ; null pour une fiche. */
            partie: number | null;
            /** @description Slug de la fiche ; pour une étape ou une mission, celui de son besoin ; null pour l’annuaire. */
            slug: string | null;
            /**
             * @description `publie` : devenu public ; `modifie` : ses mots ont changé ; `etat` : son état a changé ; `fusionne` : réuni à un autre besoin ; `retire` : plus public ; `restaure` : l’annuaire vient d’une sauvegarde, une copie se refait depuis `/donnees`.
             * @enum {string}
             */
            type: "publie" | "modifie" | "etat" | "fusionne" | "retire" | "restaure";
        };
        HTTPValidationError: {
            /** @description Toutes les erreurs de la requête, dans l’ordre des champs. */
            detail: components["schemas"]["ValidationError"][];
        };
        ImageProjet: {
            /** @description Son chemin sur ce site. */
            adresse: string;
            /** @description En pixels. */
            hauteur: number;
            /** @description En pixels. */
            largeur: number;
            /** @description Ce qu’elle montre, pour qui ne la voit pas. */
            texte: string;
        };
        Jalon: {
            /**
             * Format: date-time
             * @description Instant où il a été atteint.
             */
            le: string;
            /**
             * @description L’état public atteint.
             * @enum {string}
             */
            statut: "publie" | "etude" | "developpement" | "livre";
        };
        JetonCourant: {
            /**
             * Format: date-time
             * @description Instant de sa création.
             */
            cree_le: string;
            /** @description Instant de sa fin ; null s’il n’en a pas. */
            expire_le: string | null;
            /** @description Le nom donné au jeton. */
            nom: string;
            /** @description Les parties de l’API qu’il peut appeler, dans la limite du rôle du compte. */
            portees: ("lecture" | "participation" | "administration")[];
            /** @description Ses premiers caractères, pour le reconnaître. */
            prefixe: string;
        };
        Lieu: {
            /**
             * @description Code du lieu : `commune-`, `epci-`, `dep-` ou `reg-` suivi du code officiel, ou le code d’un pays (ISO 3166) ou d’une partie du monde (ONU).
             * @example commune-44109
             */
            code: string;
            /** @description Les lieux qui le contiennent, le plus petit d’abord. */
            dans: {
                /**
                 * @description Code du lieu : `commune-`, `epci-`, `dep-` ou `reg-` suivi du code officiel, ou le code d’un pays (ISO 3166) ou d’une partie du monde (ONU).
                 * @example commune-44109
                 */
                code: string;
                /** @description Nom du lieu, en français. */
                nom: string;
            }[];
            /**
             * @description Ce qu’est le lieu.
             * @enum {string}
             */
            nature: "commune" | "epci" | "departement" | "region" | "pays" | "monde";
            /** @description Nom du lieu, en français. */
            nom: string;
        };
        LieuNomme: {
            /**
             * @description Code du lieu : `commune-`, `epci-`, `dep-` ou `reg-` suivi du code officiel, ou le code d’un pays (ISO 3166) ou d’une partie du monde (ONU).
             * @example commune-44109
             */
            code: string;
            /**
             * @description Ce qu’est le lieu.
             * @enum {string}
             */
            nature: "commune" | "epci" | "departement" | "region" | "pays" | "monde";
            /** @description Nom du lieu, en français. */
            nom: string;
        };
        MaContribution: {
            /**
             * Format: date-time
             * @description Instant de l’envoi.
             */
            cree_le: string;
            /** @description Numéro de l’envoi, stable : celui de `Location` ; null pour ce que l’équipe a enregistré au nom du compte. */
            id: number | null;
            /** @description Raison d’un refus, quand il y en a une. */
            motif: string | null;
            /**
             * @description Ce qui a été proposé : un projet ou un besoin.
             * @enum {string}
             */
            nature: "projet" | "besoin";
            /** @description Instant de la première publication ; null si elle n’a pas eu lieu. */
            publie_le: string | null;
            /** @description Identifiant lisible du projet ou du besoin. */
            slug: string;
            /** @description Le slug répondu à l’envoi ; `slug` peut en différer après la relecture. */
            slug_recu: string;
            /**
             * @description Où en est la contribution ; `propose` : elle attend une relecture.
             * @enum {string}
             */
            statut: "propose" | "publie" | "etude" | "developpement" | "livre" | "refuse" | "archive" | "quarantaine" | "fusionne";
            /** @description Le même état, en français. */
            statut_libelle: string;
            /** @description Nom du projet ou titre du besoin. */
            titre: string;
        };
        MaContributionEntiere: {
            /**
             * Format: date-time
             * @description Instant de l’envoi.
             */
            cree_le: string;
            /** @description Numéro de l’envoi, stable : celui de `Location` ; null pour ce que l’équipe a enregistré au nom du compte. */
            id: number | null;
            /** @description Raison d’un refus, quand il y en a une. */
            motif: string | null;
            /**
             * @description Ce qui a été proposé : un projet ou un besoin.
             * @enum {string}
             */
            nature: "projet" | "besoin";
            /** @description Instant de la première publication ; null si elle n’a pas eu lieu. */
            publie_le: string | null;
            /** @description Identifiant lisible du projet ou du besoin. */
            slug: string;
            /** @description Le slug répondu à l’envoi ; `slug` peut en différer après la relecture. */
            slug_recu: string;
            /**
             * @description Où en est la contribution ; `propose` : elle attend une relecture.
             * @enum {string}
             */
            statut: "propose" | "publie" | "etude" | "developpement" | "livre" | "refuse" | "archive" | "quarantaine" | "fusionne";
            /** @description Le même état, en français. */
            statut_libelle: string;
            /** @description Les champs tels qu’ils sont maintenant, corrections comprises. */
            texte: components["schemas"]["TexteProjet"] | components["schemas"]["TexteBesoin"];
            /** @description Nom du projet ou titre du besoin. */
            titre: string;
        };
        Moi: {
            /** @description Nom choisi par la personne ; null quand elle n’en a pas donné. */
            nom: string | null;
            /** @description Vrai dès qu’un code reçu par courriel a été confirmé. */
            valide: boolean;
            /** @description Instant de cette confirmation ; null tant qu’elle manque. */
            valide_le: string | null;
        };
        MonBilan: {
            /** @description Instant jusqu’auquel la réponse peut changer. */
            modifiable_jusqu_au: string | null;
            /** @description La phrase du compte, s’il en a écrit une. */
            phrase: string | null;
            /** @description Où en est la phrase : `equipe`, pour l’équipe seule ; `attente`, à relire ; `publiee` ; `ecartee`, non publiée. */
            phrase_etat: ("equipe" | "attente" | "publiee" | "ecartee") | null;
            /** @description La réponse du compte ; null quand il n’en a pas. */
            reponse: ("oui" | "en_partie" | "non") | null;
        };
        MonOffre: {
            /** @description Le besoin qui cherche cette aide. */
            besoin: {
                /**
                 * @description Langue dans laquelle l’original a été écrit.
                 * @enum {string}
                 */
                langue: "fr" | "en";
                /** @description Slug de ce besoin. */
                slug: string;
                /** @description Titre de ce besoin. */
                titre: string;
                /** @description Version anglaise, quand elle existe ; clés possibles : titre. */
                traductions: {
                    /** @description Les textes traduits, par leur nom ; absent quand rien n’est traduit. */
                    en?: {
                        [key: string]: string;
                    };
                };
            };
            /** @description Vrai si les adresses s’échangent quand l’offre est acceptée. */
            contact: boolean;
            /**
             * Format: date-time
             * @description Instant de l’offre.
             */
            cree_le: string;
            /**
             * @description Où en est l’offre : `envoyee`, `vue` par l’équipe, puis `acceptee`, `declinee`, `retiree` ou `expiree`.
             * @enum {string}
             */
            etat: "envoyee" | "vue" | "acceptee" | "declinee" | "retiree" | "expiree";
            /** @description Instant où elle expire, faute de réponse ; null quand elle n’attend pas de réponse. */
            expire_le: string | null;
            /**
             * @description Langue dans laquelle l’original a été écrit.
             * @enum {string}
             */
            langue: "fr" | "en";
            /** @description Ce que vous avez écrit. */
            message: string;
            /** @description Numéro de la mission. */
            place: number;
            /** @description Instant de la réponse de l’équipe ; null sans réponse. */
            repondu_le: string | null;
            /**
             * @description L’aide cherchée : `code`, `donnees`, `terrain`.
             * @enum {string}
             */
            role: "code" | "donnees" | "terrain";
            /** @description Ce qu’il y a à faire, en peu de mots. */
            titre: string;
            /** @description Version anglaise, quand elle existe ; clés possibles : titre, texte. */
            traductions: {
                /** @description Les textes traduits, par leur nom ; absent quand rien n’est traduit. */
                en?: {
                    [key: string]: string;
                };
            };
        };
        MonSoutien: {
            /** @description Vrai si les étapes du besoin arrivent par courriel. */
            etapes_par_courriel: boolean;
            /** @description Faux pour un besoin archivé. */
            public: boolean;
            /** @description Identifiant lisible du besoin. */
            slug: string;
            /**
             * Format: date-time
             * @description Instant du soutien.
             */
            soutenu_le: string;
            /** @description Titre du besoin. */
            titre: string;
        };
        MonVote: {
            /** @description Nom du projet. */
            nom: string;
            /** @description Faux pour un projet archivé. */
            public: boolean;
            /** @description Identifiant lisible du projet. */
            slug: string;
            /**
             * Format: date-time
             * @description Instant du vote.
             */
            vote_le: string;
        };
        OffreEntree: {
            /**
             * @description Vrai : si l’offre est acceptée, chacun reçoit l’adresse de l’autre par courriel. Sinon, aucune adresse n’est donnée.
             * @default false
             */
            contact?: boolean;
            /**
             * @description Ce que vous proposez, pour l’équipe et les contacts du besoin seulement.
             * @example Je peux relever les fontaines de mon quartier le samedi.
             */
            message: string;
        };
        OffreResultat: {
            /** @description Où en est l’offre du compte du jeton pour cette mission : `envoyee`, `vue` par l’équipe, puis `acceptee`, `declinee`, `retiree` ou `expiree` ; null s’il n’en a jamais fait. */
            etat: ("envoyee" | "vue" | "acceptee" | "declinee" | "retiree" | "expiree") | null;
            /** @description Instant où elle expire, faute de réponse ; null quand elle n’attend pas de réponse. */
            expire_le: string | null;
            /** @description Numéro de la mission. */
            place: number;
        };
        PartBilan: {
            /** @description Nombre de comptes qui ont donné l’une d’elles. */
            nombre: number;
            /** @description La même part, en pour cent entiers ; la somme des parts fait 100. */
            pourcentage: number;
            /** @description Les réponses comptées ensemble : une seule, ou plusieurs quand l’une d’elles en a moins de cinq. */
            reponses: ("oui" | "en_partie" | "non")[];
        };
        PlaceSortie: {
            /** @description Le besoin qui cherche cette aide. */
            besoin: {
                /**
                 * @description Langue dans laquelle l’original a été écrit.
                 * @enum {string}
                 */
                langue: "fr" | "en";
                /** @description Slug de ce besoin. */
                slug: string;
                /** @description Titre de ce besoin. */
                titre: string;
                /** @description Version anglaise, quand elle existe ; clés possibles : titre. */
                traductions: {
                    /** @description Les textes traduits, par leur nom ; absent quand rien n’est traduit. */
                    en?: {
                        [key: string]: string;
                    };
                };
            };
            /**
             * Format: date-time
             * @description Instant où la mission a été ouverte.
             */
            cree_le: string;
            /**
             * @description Heures par semaine, à peu près.
             * @example 3
             */
            heures: number;
            /**
             * @description Numéro de la mission, stable pour toujours.
             * @example 12
             */
            id: number;
            /**
             * Format: date
             * @description Dernier jour où l’on peut proposer son aide.
             */
            jusqu_au: string;
            /**
             * @description Langue dans laquelle l’original a été écrit.
             * @enum {string}
             */
            langue: "fr" | "en";
            /** @description Nombre de personnes encore cherchées, 1 au moins. */
            libres: number;
            /** @description Où cela se passe ; null : à distance. */
            lieu: string | null;
            /**
             * @description L’aide cherchée : `code`, `donnees`, `terrain`.
             * @enum {string}
             */
            role: "code" | "donnees" | "terrain";
            /** @description Le même en quelques phrases. */
            texte: string;
            /** @description Le thème du besoin ; null quand il n’en a pas. */
            theme: components["schemas"]["ThemeSortie"] | null;
            /** @description Ce qu’il y a à faire, en peu de mots. */
            titre: string;
            /** @description Version anglaise, quand elle existe ; clés possibles : titre, texte. */
            traductions: {
                /** @description Les textes traduits, par leur nom ; absent quand rien n’est traduit. */
                en?: {
                    [key: string]: string;
                };
            };
        };
        Probleme: {
            /** @description Ce qui distingue ce refus des autres du même statut. */
            code?: string;
            /** @description Ce qui s’oppose à l’appel. */
            detail: string;
            /** @description Les erreurs d’une 422, une à une. */
            errors?: components["schemas"]["ValidationError"][];
            /** @description Identifiant de l’appel, comme `X-Request-Id`. */
            requete: string;
            /** @description Le statut HTTP. */
            status: number;
            /** @description Le nom du statut HTTP, en anglais. */
            title: string;
            /** @description Adresse de l’explication du code ; `about:blank` quand il n’y en a pas. */
            type: string;
        };
        ProjetAdmin: {
            /** @description Ce qu’est le projet, en une phrase. */
            accroche: string;
            /** @description Le compte qui a proposé la fiche ; null quand il n’y en a pas. */
            auteur: components["schemas"]["AuteurAdmin"] | null;
            /** @description Vrai si le code est ouvert, faux sinon ; null si on ne le sait pas. */
            code_ouvert: boolean | null;
            /** @description Où joindre qui porte le projet : l’adresse d’une page, ou l’adresse électronique d’une fonction, donnée par le porteur ; null si on ne la connaît pas. */
            contact: string | null;
            /**
             * Format: date-time
             * @description Instant de création de la fiche.
             */
            cree_le: string;
            /** @description Adresse du code source du projet ; null s’il n’en a pas. */
            depot: string | null;
            /** @description Le projet en détail, en texte simple. */
            description: string;
            /** @description Qui le finance : cinq noms au plus ; de ceux qui ne diffèrent que par la casse, les accents ou les signes, le premier est gardé. */
            finance_par: string[];
            /** @description Numéro du projet, pour l’administration. */
            id: number;
            /** @description Une image du projet, en WebP ; null s’il n’en a pas. */
            image: components["schemas"]["ImageProjet"] | null;
            /**
             * @description Place de l’IA dans le projet, posée par l’équipe.
             * @enum {string}
             */
            label_ia: "non_renseigne" | "sans_ia" | "ia_appoint" | "ia_centrale";
            /**
             * @description Langue dans laquelle l’original a été écrit.
             * @enum {string}
             */
            langue: "fr" | "en";
            /** @description La licence du logiciel, en expression SPDX ; null si on ne la connaît pas. Une expression que SPDX ne connaît pas est refusée ; `GPL-3.0`, que SPDX a retirée, devient `GPL-3.0-only`. À ne pas confondre avec `licence`, celle des données publiées ici. */
            licence_code: string | null;
            /** @description Où le lire, l’essayer, en parler, y contribuer : huit liens au plus, chacun avec sa nature. */
            liens: {
                /**
                 * @description Où mène le lien.
                 * @enum {string}
                 */
                nature: "documentation" | "demonstration" | "discussion" | "contribuer" | "feuille_de_route" | "statistiques" | "impact" | "accessibilite";
                /** @description Son adresse. */
                url: string;
            }[];
            /** @description Les lieux que la fiche nomme, cinq au plus. */
            lieux: components["schemas"]["LieuNomme"][];
            /** @description Chemin, sur ce site, du logo du projet en WebP ; null s’il n’en a pas. */
            logo: string | null;
            /** @description Vrai pour un projet que l’équipe met en avant. */
            mis_en_avant: boolean;
            /** @description Phrases en français par lesquelles un habitant dirait le besoin auquel le projet répond ; de celles qui ne diffèrent que par la casse, les accents ou les signes, la première est gardée. */
            mots_habitants: string[];
            /** @description Les mêmes phrases en anglais : ce que dirait un habitant, pas une traduction. */
            mots_habitants_en: string[];
            /** @description Nombre de votes reçus. */
            nb_votes: number;
            /**
             * @description Nom du projet.
             * @example OpenStreetMap
             */
            nom: string;
            /**
             * @description D’où vient la fiche : d’une contribution, de l’équipe ou d’un import.
             * @enum {string}
             */
            origine: "contribution" | "equipe" | "import";
            /** @description Qui porte le projet ; null si on ne le sait pas. */
            porteur: string | null;
            /** @description Instant de la première publication ; null si elle n’a pas eu lieu. */
            publie_le: string | null;
            /** @description Adresse du site du projet ; null s’il n’en a pas. */
            site_web: string | null;
            /**
             * @description Identifiant lisible du projet, stable pour toujours.
             * @example openstreetmap
             */
            slug: string;
            /**
             * @description Où en est le logiciel ; `inconnu` quand personne ne l’a dit, et par défaut.
             * @enum {string}
             */
            stade: "inconnu" | "idee" | "construction" | "essai" | "stable" | "arrete";
            /**
             * @description État du projet : `propose` attend une relecture, `publie` est public, `refuse`, `archive` et `quarantaine` ne le sont pas.
             * @enum {string}
             */
            statut: "propose" | "publie" | "refuse" | "archive" | "quarantaine";
            /** @description Où le projet agit ou le besoin se fait sentir ; null : partout. */
            territoire: string | null;
            /** @description Les thèmes du projet, un à trois, le principal d’abord. */
            themes: components["schemas"]["ThemeSortie"][];
            /** @description Version anglaise, quand elle existe ; clés possibles : nom, accroche, description, usage_ia. */
            traductions: {
                /** @description Les textes traduits, par leur nom ; absent quand rien n’est traduit. */
                en?: {
                    [key: string]: string;
                };
            };
            /** @description Le rôle de l’IA dans le projet. */
            usage_ia: string | null;
        };
        ProjetContribue: {
            /** @description Ce qui va se passer, en une phrase. */
            message: string;
            /** @description Identifiant que le projet gardera une fois publié. */
            slug: string;
            /** @description Toujours `propose` : le projet attend une relecture. */
            statut: string;
        };
        ProjetContribution: {
            /** @description Ce qu’est le projet, en une phrase. */
            accroche: string;
            /** @description Vrai si le code est ouvert, faux sinon ; null si on ne le sait pas. */
            code_ouvert?: boolean | null;
            /** @description Où joindre qui porte le projet : l’adresse d’une page, ou l’adresse électronique d’une fonction, donnée par le porteur ; null si on ne la connaît pas. */
            contact?: string | null;
            /** @description Adresse du code source du projet ; null s’il n’en a pas. */
            depot?: string | null;
            /** @description Le projet en détail, en texte simple. */
            description: string;
            /** @description Qui le finance : cinq noms au plus ; de ceux qui ne diffèrent que par la casse, les accents ou les signes, le premier est gardé. */
            finance_par?: string[] | null;
            /** @description Langue dans laquelle le texte est écrit ; le français quand rien n’est dit. */
            langue?: ("fr" | "en") | null;
            /** @description La licence du logiciel, en expression SPDX ; null si on ne la connaît pas. Une expression que SPDX ne connaît pas est refusée ; `GPL-3.0`, que SPDX a retirée, devient `GPL-3.0-only`. À ne pas confondre avec `licence`, celle des données publiées ici. */
            licence_code?: string | null;
            /** @description Où le lire, l’essayer, en parler, y contribuer : huit liens au plus, chacun avec sa nature. */
            liens?: {
                /**
                 * @description Où mène le lien.
                 * @enum {string}
                 */
                nature: "documentation" | "demonstration" | "discussion" | "contribuer" | "feuille_de_route" | "statistiques" | "impact" | "accessibilite";
                /**
                 * Format: uri
                 * @description Son adresse, http ou https.
                 */
                url: string;
            }[] | null;
            /**
             * @description Codes des lieux, cinq au plus, tels que les donne `/api/lieux` ; absent ou null : ce que `territoire` dit sans aucun doute.
             * @example [
             *       "commune-69123"
             *     ]
             */
            lieux?: string[] | null;
            /** @description Phrases en français par lesquelles un habitant dirait le besoin auquel le projet répond ; de celles qui ne diffèrent que par la casse, les accents ou les signes, la première est gardée. */
            mots_habitants?: string[] | null;
            /** @description Les mêmes phrases en anglais : ce que dirait un habitant, pas une traduction. */
            mots_habitants_en?: string[] | null;
            /** @description Nom du projet. */
            nom: string;
            /**
             * @description Piège à robots : laissez ce champ absent ou vide.
             * @default
             */
            piege?: string;
            /** @description Qui porte le projet ; null si on ne le sait pas. */
            porteur?: string | null;
            /** @description Adresse du site du projet ; null s’il n’en a pas. */
            site_web?: string | null;
            /** @description Où en est le logiciel ; `inconnu` quand personne ne l’a dit, et par défaut. */
            stade?: ("inconnu" | "idee" | "construction" | "essai" | "stable" | "arrete") | null;
            /** @description Où le projet agit ou le besoin se fait sentir ; null : partout. */
            territoire?: string | null;
            /** @description Slugs d’un à trois thèmes, tels que les donne `/api/themes`, le principal d’abord. */
            themes: string[];
            /** @description Le rôle de l’IA dans le projet. */
            usage_ia?: string | null;
        };
        ProjetModeration: {
            /** @description Vrai pour mettre le projet en avant ; absent ou null, rien ne change. */
            mis_en_avant?: boolean | null;
            /** @description La raison, envoyée à l’auteur en cas de refus ; sans elle, une phrase neutre. */
            motif?: string | null;
            /** @description Le nouvel état ; absent ou null, il ne change pas. */
            statut?: ("propose" | "publie" | "refuse" | "archive" | "quarantaine") | null;
        };
        ProjetResume: {
            /** @description Ce qu’est le projet, en une phrase. */
            accroche: string;
            /**
             * @description Place de l’IA dans le projet, posée par l’équipe.
             * @enum {string}
             */
            label_ia: "non_renseigne" | "sans_ia" | "ia_appoint" | "ia_centrale";
            /**
             * @description Langue dans laquelle l’original a été écrit.
             * @enum {string}
             */
            langue: "fr" | "en";
            /** @description Chemin, sur ce site, du logo du projet en WebP ; null s’il n’en a pas. */
            logo: string | null;
            /** @description Vrai pour un projet que l’équipe met en avant. */
            mis_en_avant: boolean;
            /** @description Nombre de votes reçus. */
            nb_votes: number;
            /**
             * @description Nom du projet.
             * @example OpenStreetMap
             */
            nom: string;
            /**
             * @description Identifiant lisible du projet, stable pour toujours.
             * @example openstreetmap
             */
            slug: string;
            /** @description Où le projet agit ou le besoin se fait sentir ; null : partout. */
            territoire: string | null;
            /** @description Les thèmes du projet, un à trois, le principal d’abord. */
            themes: components["schemas"]["ThemeSortie"][];
            /** @description Version anglaise, quand elle existe ; clés possibles : nom, accroche, description, usage_ia. */
            traductions: {
                /** @description Les textes traduits, par leur nom ; absent quand rien n’est traduit. */
                en?: {
                    [key: string]: string;
                };
            };
        };
        ProjetSortie: {
            /** @description Ce qu’est le projet, en une phrase. */
            accroche: string;
            /** @description Vrai si le code est ouvert, faux sinon ; null si on ne le sait pas. */
            code_ouvert: boolean | null;
            /** @description Où joindre qui porte le projet : l’adresse d’une page, ou l’adresse électronique d’une fonction, donnée par le porteur ; null si on ne la connaît pas. */
            contact: string | null;
            /** @description Adresse du code source du projet ; null s’il n’en a pas. */
            depot: string | null;
            /** @description Le projet en détail, en texte simple. */
            description: string;
            /** @description Qui le finance : cinq noms au plus ; de ceux qui ne diffèrent que par la casse, les accents ou les signes, le premier est gardé. */
            finance_par: string[];
            /** @description Une image du projet, en WebP ; null s’il n’en a pas. */
            image: components["schemas"]["ImageProjet"] | null;
            /**
             * @description Place de l’IA dans le projet, posée par l’équipe.
             * @enum {string}
             */
            label_ia: "non_renseigne" | "sans_ia" | "ia_appoint" | "ia_centrale";
            /**
             * @description Langue dans laquelle l’original a été écrit.
             * @enum {string}
             */
            langue: "fr" | "en";
            /** @description La licence du logiciel, en expression SPDX ; null si on ne la connaît pas. Une expression que SPDX ne connaît pas est refusée ; `GPL-3.0`, que SPDX a retirée, devient `GPL-3.0-only`. À ne pas confondre avec `licence`, celle des données publiées ici. */
            licence_code: string | null;
            /** @description Où le lire, l’essayer, en parler, y contribuer : huit liens au plus, chacun avec sa nature. */
            liens: {
                /**
                 * @description Où mène le lien.
                 * @enum {string}
                 */
                nature: "documentation" | "demonstration" | "discussion" | "contribuer" | "feuille_de_route" | "statistiques" | "impact" | "accessibilite";
                /** @description Son adresse. */
                url: string;
            }[];
            /** @description Les lieux que la fiche nomme, cinq au plus. */
            lieux: components["schemas"]["LieuNomme"][];
            /** @description Chemin, sur ce site, du logo du projet en WebP ; null s’il n’en a pas. */
            logo: string | null;
            /** @description Vrai pour un projet que l’équipe met en avant. */
            mis_en_avant: boolean;
            /** @description Phrases en français par lesquelles un habitant dirait le besoin auquel le projet répond ; de celles qui ne diffèrent que par la casse, les accents ou les signes, la première est gardée. */
            mots_habitants: string[];
            /** @description Les mêmes phrases en anglais : ce que dirait un habitant, pas une traduction. */
            mots_habitants_en: string[];
            /** @description Nombre de votes reçus. */
            nb_votes: number;
            /**
             * @description Nom du projet.
             * @example OpenStreetMap
             */
            nom: string;
            /** @description Qui porte le projet ; null si on ne le sait pas. */
            porteur: string | null;
            /** @description Instant de la première publication ; null si elle n’a pas eu lieu. */
            publie_le: string | null;
            /** @description Adresse du site du projet ; null s’il n’en a pas. */
            site_web: string | null;
            /**
             * @description Identifiant lisible du projet, stable pour toujours.
             * @example openstreetmap
             */
            slug: string;
            /**
             * @description Où en est le logiciel ; `inconnu` quand personne ne l’a dit, et par défaut.
             * @enum {string}
             */
            stade: "inconnu" | "idee" | "construction" | "essai" | "stable" | "arrete";
            /** @description Où le projet agit ou le besoin se fait sentir ; null : partout. */
            territoire: string | null;
            /** @description Les thèmes du projet, un à trois, le principal d’abord. */
            themes: components["schemas"]["ThemeSortie"][];
            /** @description Version anglaise, quand elle existe ; clés possibles : nom, accroche, description, usage_ia. */
            traductions: {
                /** @description Les textes traduits, par leur nom ; absent quand rien n’est traduit. */
                en?: {
                    [key: string]: string;
                };
            };
            /** @description Le rôle de l’IA dans le projet. */
            usage_ia: string | null;
        };
        Propositions: {
            /** @description Les besoins proposés, le plus ancien d’abord. */
            besoins: components["schemas"]["BesoinAdmin"][];
            /** @description Les projets proposés, le plus ancien d’abord. */
            projets: components["schemas"]["ProjetAdmin"][];
        };
        Reuni: {
            /**
             * @description Langue dans laquelle l’original a été écrit.
             * @enum {string}
             */
            langue: "fr" | "en";
            /**
             * Format: date-time
             * @description Instant de la réunion.
             */
            le: string;
            /** @description Pourquoi, dans les deux langues. */
            raison: {
                /** @description La raison, en anglais. */
                en: string;
                /** @description La raison, en français. */
                fr: string;
            };
            /** @description Identifiant du besoin réuni ; son adresse mène ici. */
            slug: string;
            /** @description Son titre. */
            titre: string;
        };
        Situation: {
            /** @description Le département qu’elle a voulu dire ; null quand elle n’en dit pas, et tant que moins de cinq comptes soutiennent le besoin. */
            departement: components["schemas"]["LieuNomme"] | null;
            /**
             * @description Langue dans laquelle l’original a été écrit.
             * @enum {string}
             */
            langue: "fr" | "en";
            /** @description Ce que vit une personne qui soutient ce besoin. */
            texte: string;
        };
        SoutienResultat: {
            /** @description Nombre de soutiens du besoin, après cet appel. */
            nb_soutiens: number;
            /** @description Vrai si le compte du jeton soutient maintenant ce besoin. */
            soutenu: boolean;
        };
        TexteBesoin: {
            /** @description Le besoin en détail, en texte simple. */
            description: string;
            /**
             * @description Langue dans laquelle l’original a été écrit.
             * @enum {string}
             */
            langue: "fr" | "en";
            /** @description Où le projet agit ou le besoin se fait sentir ; null : partout. */
            territoire: string | null;
            /** @description Slug du thème ; null quand il n’y en a pas. */
            theme: string | null;
            /** @description Le besoin, en une ligne. */
            titre: string;
        };
        TexteProjet: {
            /** @description Ce qu’est le projet, en une phrase. */
            accroche: string;
            /** @description Vrai si le code est ouvert, faux sinon ; null si on ne le sait pas. */
            code_ouvert: boolean | null;
            /** @description Où joindre qui porte le projet : l’adresse d’une page, ou l’adresse électronique d’une fonction, donnée par le porteur ; null si on ne la connaît pas. */
            contact: string | null;
            /** @description Adresse du code source du projet ; null s’il n’en a pas. */
            depot: string | null;
            /** @description Le projet en détail, en texte simple. */
            description: string;
            /** @description Qui le finance : cinq noms au plus ; de ceux qui ne diffèrent que par la casse, les accents ou les signes, le premier est gardé. */
            finance_par: string[];
            /**
             * @description Langue dans laquelle l’original a été écrit.
             * @enum {string}
             */
            langue: "fr" | "en";
            /** @description La licence du logiciel, en expression SPDX ; null si on ne la connaît pas. Une expression que SPDX ne connaît pas est refusée ; `GPL-3.0`, que SPDX a retirée, devient `GPL-3.0-only`. À ne pas confondre avec `licence`, celle des données publiées ici. */
            licence_code: string | null;
            /** @description Où le lire, l’essayer, en parler, y contribuer : huit liens au plus, chacun avec sa nature. */
            liens: {
                /**
                 * @description Où mène le lien.
                 * @enum {string}
                 */
                nature: "documentation" | "demonstration" | "discussion" | "contribuer" | "feuille_de_route" | "statistiques" | "impact" | "accessibilite";
                /** @description Son adresse. */
                url: string;
            }[];
            /** @description Phrases en français par lesquelles un habitant dirait le besoin auquel le projet répond ; de celles qui ne diffèrent que par la casse, les accents ou les signes, la première est gardée. */
            mots_habitants: string[];
            /** @description Les mêmes phrases en anglais : ce que dirait un habitant, pas une traduction. */
            mots_habitants_en: string[];
            /**
             * @description Nom du projet.
             * @example OpenStreetMap
             */
            nom: string;
            /** @description Qui porte le projet ; null si on ne le sait pas. */
            porteur: string | null;
            /** @description Adresse du site du projet ; null s’il n’en a pas. */
            site_web: string | null;
            /**
             * @description Où en est le logiciel ; `inconnu` quand personne ne l’a dit, et par défaut.
             * @enum {string}
             */
            stade: "inconnu" | "idee" | "construction" | "essai" | "stable" | "arrete";
            /** @description Où le projet agit ou le besoin se fait sentir ; null : partout. */
            territoire: string | null;
            /** @description Slugs des thèmes, le principal d’abord. */
            themes: string[];
            /** @description Le rôle de l’IA dans le projet. */
            usage_ia: string | null;
        };
        ThemeSortie: {
            /** @description Ce que le thème rassemble, en une phrase. */
            description: string;
            /**
             * @description Nom du thème, en français.
             * @example Mobilité
             */
            nom: string;
            /**
             * @description Identifiant lisible du thème, stable pour toujours.
             * @example mobilite
             */
            slug: string;
            /** @description Version anglaise, quand elle existe ; clés possibles : nom, description. */
            traductions: {
                /** @description Les textes traduits, par leur nom ; absent quand rien n’est traduit. */
                en?: {
                    [key: string]: string;
                };
            };
        };
        ValidationError: {
            /** @description Ce que la règle attendait. */
            ctx?: {
                [key: string]: unknown;
            };
            /** @description La valeur reçue, telle quelle. */
            input?: unknown;
            /** @description Place de la valeur : `body`, `query`, `path` ou `header`, puis le nom du champ et l’indice dans une liste. */
            loc: (string | number)[];
            /** @description La raison, en une phrase : en anglais pour les règles communes, en français pour celles du site. */
            msg: string;
            /** @description Code de l’erreur. */
            type: string;
        };
        VoteResultat: {
            /** @description Nombre de votes du projet, après cet appel. */
            nb_votes: number;
            /** @description Vrai si le compte du jeton vote maintenant pour ce projet. */
            vote: boolean;
        };
    };
    responses: {
        /** @description L’état actuel ne permet pas ce changement. */
        Conflit: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "Un projet refusé ne peut pas être archivé."
                 *     }
                 */
                "application/json": components["schemas"]["Erreur"];
                /**
                 * @example {
                 *       "type": "http://localhost:3000/developpeurs/erreurs#conflit",
                 *       "title": "Conflict",
                 *       "status": 409,
                 *       "detail": "Un projet refusé ne peut pas être archivé.",
                 *       "code": "conflit",
                 *       "requete": "4f0c1d0e-7c1b-4a39-9d53-6f1f2a8f7f10"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Probleme"];
            };
        };
        /** @description Le corps n’est pas du texte UTF-8. */
        CorpsIllisible: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "Le corps de la requête n’est pas du texte UTF-8 valide."
                 *     }
                 */
                "application/json": components["schemas"]["Erreur"];
                /**
                 * @example {
                 *       "type": "http://localhost:3000/developpeurs/erreurs#octets_illisibles",
                 *       "title": "Bad Request",
                 *       "status": 400,
                 *       "detail": "Le corps de la requête n’est pas du texte UTF-8 valide.",
                 *       "code": "octets_illisibles",
                 *       "requete": "4f0c1d0e-7c1b-4a39-9d53-6f1f2a8f7f10"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Probleme"];
            };
        };
        /** @description Le corps dépasse 256 Kio. */
        CorpsTropGros: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "Le corps de la requête dépasse 256 Kio."
                 *     }
                 */
                "application/json": components["schemas"]["Erreur"];
                /**
                 * @example {
                 *       "type": "http://localhost:3000/developpeurs/erreurs#corps_trop_long",
                 *       "title": "Payload Too Large",
                 *       "status": 413,
                 *       "detail": "Le corps de la requête dépasse 256 Kio.",
                 *       "code": "corps_trop_long",
                 *       "requete": "4f0c1d0e-7c1b-4a39-9d53-6f1f2a8f7f10"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Probleme"];
            };
        };
        /** @description Ce qui suit le numéro n’est plus gardé en entier ; l’en-tête Link donne d’où repartir. */
        CurseurTropAncien: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "Ce qui suit ce numéro n’est plus gardé en entier : repartez des fichiers du jour."
                 *     }
                 */
                "application/json": components["schemas"]["Erreur"];
                /**
                 * @example {
                 *       "type": "http://localhost:3000/developpeurs/erreurs#curseur_trop_ancien",
                 *       "title": "Gone",
                 *       "status": 410,
                 *       "detail": "Ce qui suit ce numéro n’est plus gardé en entier : repartez des fichiers du jour.",
                 *       "code": "curseur_trop_ancien",
                 *       "requete": "4f0c1d0e-7c1b-4a39-9d53-6f1f2a8f7f10"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Probleme"];
            };
        };
        /** @description La base de données ne répond pas ; l’appel n’a rien changé. */
        Indisponible: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "Le service est momentanément indisponible ; réessayez."
                 *     }
                 */
                "application/json": components["schemas"]["Erreur"];
                /**
                 * @example {
                 *       "type": "http://localhost:3000/developpeurs/erreurs#indisponible",
                 *       "title": "Service Unavailable",
                 *       "status": 503,
                 *       "detail": "Le service est momentanément indisponible ; réessayez.",
                 *       "code": "indisponible",
                 *       "requete": "4f0c1d0e-7c1b-4a39-9d53-6f1f2a8f7f10"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Probleme"];
            };
        };
        /** @description Le jeton est valide, mais son compte n’a pas ce droit, ou lui-même pas cette portée. */
        Interdit: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "Ce compte n’a pas le rôle que cet appel demande."
                 *     }
                 */
                "application/json": components["schemas"]["Erreur"];
                /**
                 * @example {
                 *       "type": "http://localhost:3000/developpeurs/erreurs#role_insuffisant",
                 *       "title": "Forbidden",
                 *       "status": 403,
                 *       "detail": "Ce compte n’a pas le rôle que cet appel demande.",
                 *       "code": "role_insuffisant",
                 *       "requete": "4f0c1d0e-7c1b-4a39-9d53-6f1f2a8f7f10"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Probleme"];
            };
        };
        /** @description L’élément n’existe pas, ou n’est pas public. */
        Introuvable: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "Cet élément n’existe pas, ou n’est pas public."
                 *     }
                 */
                "application/json": components["schemas"]["Erreur"];
                /**
                 * @example {
                 *       "type": "http://localhost:3000/developpeurs/erreurs#introuvable",
                 *       "title": "Not Found",
                 *       "status": 404,
                 *       "detail": "Cet élément n’existe pas, ou n’est pas public.",
                 *       "code": "introuvable",
                 *       "requete": "4f0c1d0e-7c1b-4a39-9d53-6f1f2a8f7f10"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Probleme"];
            };
        };
        /** @description La requête n’est pas valide ; toutes les erreurs viennent ensemble. */
        Invalide: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": [
                 *         {
                 *           "type": "literal_error",
                 *           "loc": [
                 *             "query",
                 *             "tri"
                 *           ],
                 *           "msg": "Input should be 'une', 'votes' or 'recents'",
                 *           "input": "nom",
                 *           "ctx": {
                 *             "expected": "'une', 'votes' or 'recents'"
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["HTTPValidationError"];
                /**
                 * @example {
                 *       "type": "http://localhost:3000/developpeurs/erreurs#invalide",
                 *       "title": "Unprocessable Entity",
                 *       "status": 422,
                 *       "detail": "Input should be 'une', 'votes' or 'recents'",
                 *       "errors": [
                 *         {
                 *           "type": "literal_error",
                 *           "loc": [
                 *             "query",
                 *             "tri"
                 *           ],
                 *           "msg": "Input should be 'une', 'votes' or 'recents'",
                 *           "input": "nom",
                 *           "ctx": {
                 *             "expected": "'une', 'votes' or 'recents'"
                 *           }
                 *         }
                 *       ],
                 *       "code": "invalide",
                 *       "requete": "4f0c1d0e-7c1b-4a39-9d53-6f1f2a8f7f10"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Probleme"];
            };
        };
        /** @description La limite de l’heure est atteinte. */
        LimiteAtteinte: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "Ce compte a atteint sa limite d’appels par heure."
                 *     }
                 */
                "application/json": components["schemas"]["Erreur"];
                /**
                 * @example {
                 *       "type": "http://localhost:3000/developpeurs/erreurs#appels_epuises",
                 *       "title": "Too Many Requests",
                 *       "status": 429,
                 *       "detail": "Ce compte a atteint sa limite d’appels par heure.",
                 *       "code": "appels_epuises",
                 *       "requete": "4f0c1d0e-7c1b-4a39-9d53-6f1f2a8f7f10"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Probleme"];
            };
        };
        /** @description Pas de jeton valide ; la même phrase quelle qu’en soit la raison. */
        NonAuthentifie: {
            headers: {
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "Cet appel demande un jeton valide, dans l’en-tête « Authorization: Bearer <jeton> »."
                 *     }
                 */
                "application/json": components["schemas"]["Erreur"];
                /**
                 * @example {
                 *       "type": "http://localhost:3000/developpeurs/erreurs#jeton_invalide",
                 *       "title": "Unauthorized",
                 *       "status": 401,
                 *       "detail": "Cet appel demande un jeton valide, dans l’en-tête « Authorization: Bearer <jeton> ».",
                 *       "code": "jeton_invalide",
                 *       "requete": "4f0c1d0e-7c1b-4a39-9d53-6f1f2a8f7f10"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Probleme"];
            };
        };
        /** @description La réponse que l’appelant garde est toujours bonne. */
        NonModifie: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                ETag: components["headers"]["ETag"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                Vary: components["headers"]["Vary"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description `If-Match` nomme une version qui n’est plus celle d’à présent ; l’appel n’a rien changé. */
        VersionDepassee: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "Cet élément a changé depuis la version que nomme l’en-tête If-Match : rien n’a été changé."
                 *     }
                 */
                "application/json": components["schemas"]["Erreur"];
                /**
                 * @example {
                 *       "type": "http://localhost:3000/developpeurs/erreurs#version_depassee",
                 *       "title": "Precondition Failed",
                 *       "status": 412,
                 *       "detail": "Cet élément a changé depuis la version que nomme l’en-tête If-Match : rien n’a été changé.",
                 *       "code": "version_depassee",
                 *       "requete": "4f0c1d0e-7c1b-4a39-9d53-6f1f2a8f7f10"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Probleme"];
            };
        };
    };
    parameters: {
        /** @description Le jeton : `Bearer <jeton>`. Absent ou vide, l’appel est refusé (401). */
        authorization: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description La réponse se garde, à condition d’être revalidée à chaque fois.
         * @example private, no-cache
         */
        "Cache-Control": string;
        /**
         * @description Compression de la réponse, parmi celles que `Accept-Encoding` accepte, à partir de 1 Kio ; chacune a son `ETag`.
         * @example br
         */
        "Content-Encoding": string;
        /**
         * @description Adresse de la fiche rendue, quand ce n’est pas celle demandée : elle a été réunie à une autre.
         * @example /api/besoins/une-carte-des-fontaines-d-eau
         */
        "Content-Location": string;
        /** @description Validateur fort, à renvoyer dans `If-None-Match` pour lire, dans `If-Match` pour modérer. */
        ETag: string;
        /** @description `true` : réponse d’un appel précédent avec la même clé ; rien n’a été compté. */
        "Idempotency-Replayed": string;
        /** @description Adresse de la page suivante, quand il y en a une. */
        Link: string;
        /** @description Où lire désormais ce qui vient d’être envoyé ; l’adresse ne change jamais. */
        Location: string;
        /**
         * @description Ce qui reste (`r`) et secondes avant la fin de la fenêtre (`t`) : appels du compte, et contributions là où elles se comptent.
         * @example "compte";r=599;t=3600
         */
        RateLimit: string;
        /**
         * @description Ce qui est permis (`q`) par fenêtre de `w` secondes, pour tous les jetons du compte.
         * @example "compte";q=600;w=3600
         */
        "RateLimit-Policy": string;
        /**
         * @description Secondes à attendre avant de réessayer.
         * @example 5
         */
        "Retry-After": number;
        /**
         * @description La réponse dépend du jeton, et de la compression acceptée.
         * @example Authorization, Accept-Encoding
         */
        Vary: string;
        /**
         * @description `error` n’est là que si un jeton a été envoyé.
         * @example Bearer realm="api"
         */
        "WWW-Authenticate": string;
        /** @description Identifiant de l’appel, à citer quand on signale un problème. */
        "X-Request-Id": string;
        /** @description Nombre d’éléments de toute la liste, filtres compris. */
        "X-Total-Count": number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    modererBesoin: {
        parameters: {
            query?: never;
            header?: {
                /** @description Le jeton : `Bearer <jeton>`. Absent ou vide, l’appel est refusé (401). */
                authorization?: components["parameters"]["authorization"];
                /** @description L’`ETag` d’une réponse d’avant : si l’élément a changé depuis, 412 et rien n’est fait. Un appel au corps `{}` ne change rien et donne l’`ETag` d’à présent. */
                "if-match"?: string;
            };
            path: {
                /**
                 * @description Identifiant lisible, stable pour toujours.
                 * @example se-preter-des-outils-entre-voisins
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "statut": "etude",
                 *       "projet": "commown"
                 *     }
                 */
                "application/json": components["schemas"]["BesoinModeration"];
            };
        };
        responses: {
            /** @description Fait ; ce qu’il en est maintenant. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "slug": "se-preter-des-outils-entre-voisins",
                     *       "titre": "Se prêter des outils entre voisins, sans plateforme",
                     *       "description": "Dans notre rue, il y a sans doute huit perceuses et pas une seule échelle assez haute. Chacun achète de quoi bricoler deux fois par an, parce qu’on ne sait pas ce que le voisin possède ni s’il veut bien le prêter.\n\nJ’aimerais une liste tenue par les habitants eux-mêmes : ce que l’on prête, à qui demander, quand rendre. Rien à payer, pas de note à donner aux gens, pas de publicité, et la possibilité de s’en servir en l’imprimant dans le hall pour ceux qui n’ont pas d’ordinateur.\n\nIl faudrait aussi une règle simple pour la casse, écrite une fois pour toutes, afin que personne ne se fâche.",
                     *       "territoire": null,
                     *       "theme": null,
                     *       "statut": "etude",
                     *       "statut_libelle": "À l’étude",
                     *       "nb_soutiens": 22,
                     *       "projet": {
                     *         "slug": "commown",
                     *         "nom": "Commown",
                     *         "accroche": "Louer des appareils réparables à une coopérative plutôt que d’en racheter sans cesse.",
                     *         "territoire": "France, Belgique et Allemagne",
                     *         "mis_en_avant": false,
                     *         "nb_votes": 7,
                     *         "themes": [
                     *           {
                     *             "slug": "energie-climat",
                     *             "nom": "Énergie et climat",
                     *             "description": "Produire une énergie propre, en consommer moins et réduire ses émissions.",
                     *             "traductions": {
                     *               "en": {
                     *                 "nom": "Energy and climate",
                     *                 "description": "Producing clean energy, using less of it and cutting emissions."
                     *               }
                     *             }
                     *           }
                     *         ],
                     *         "label_ia": "non_renseigne",
                     *         "langue": "fr",
                     *         "traductions": {
                     *           "en": {
                     *             "accroche": "Rent repairable devices from a cooperative instead of buying new ones again and again.",
                     *             "description": "Selling ever more phones encourages making them last less. Commown does the opposite: it rents out, with no option to buy, devices chosen because they can be repaired, such as the Fairphone, and takes care of breakdowns and repairs. The longer a device lives, the better the cooperative does.\n\nBased in Strasbourg and constituted in 2018 as a cooperative company of collective interest, it involves customers, staff, producers and partners in its decisions. The rent falls over the years, and returned devices are restored or used for parts."
                     *           }
                     *         },
                     *         "logo": null
                     *       },
                     *       "cree_le": "2025-07-20T16:08:41.000Z",
                     *       "id": 5,
                     *       "auteur": null,
                     *       "chantier": true,
                     *       "cahier": null,
                     *       "roles": [],
                     *       "depot": null,
                     *       "etapes": [],
                     *       "jalons": [
                     *         {
                     *           "statut": "publie",
                     *           "le": "2025-07-22T07:52:19.000Z"
                     *         },
                     *         {
                     *           "statut": "etude",
                     *           "le": "2026-11-29T12:23:51.200Z"
                     *         }
                     *       ],
                     *       "langue": "fr",
                     *       "traductions": {
                     *         "en": {
                     *           "titre": "Lend tools between neighbours, without a platform",
                     *           "description": "There must be eight drills in our street, and not one ladder that is tall enough. Each of us buys equipment that is used twice a year, because nobody knows what the neighbours own or whether they would lend it.\n\nI would like a list kept by the residents themselves: what can be borrowed, whom to ask, when to bring it back. Nothing to pay, no marks to give to people, no advertising, and a version that can be printed and pinned up in the hallway for those who have no computer.\n\nWe would also need one simple rule about breakages, written once and for all, so that nobody falls out over it."
                     *         }
                     *       },
                     *       "bilan": null,
                     *       "lieux": []
                     *     }
                     */
                    "application/json": components["schemas"]["BesoinAdmin"];
                };
            };
            400: components["responses"]["CorpsIllisible"];
            401: components["responses"]["NonAuthentifie"];
            403: components["responses"]["Interdit"];
            404: components["responses"]["Introuvable"];
            409: components["responses"]["Conflit"];
            412: components["responses"]["VersionDepassee"];
            413: components["responses"]["CorpsTropGros"];
            422: components["responses"]["Invalide"];
            429: components["responses"]["LimiteAtteinte"];
            503: components["responses"]["Indisponible"];
        };
    };
    suspendreCompte: {
        parameters: {
            query?: never;
            header?: {
                /** @description Le jeton : `Bearer <jeton>`. Absent ou vide, l’appel est refusé (401). */
                authorization?: components["parameters"]["authorization"];
            };
            path: {
                /**
                 * @description Identifiant du compte, tel que le donne `auteur.id`.
                 * @example 12
                 */
                compte_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "suspendu": true,
                 *       "motif": "Publicité répétée."
                 *     }
                 */
                "application/json": components["schemas"]["CompteModeration"];
            };
        };
        responses: {
            /** @description Fait. */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["CorpsIllisible"];
            401: components["responses"]["NonAuthentifie"];
            403: components["responses"]["Interdit"];
            404: components["responses"]["Introuvable"];
            412: components["responses"]["VersionDepassee"];
            413: components["responses"]["CorpsTropGros"];
            422: components["responses"]["Invalide"];
            429: components["responses"]["LimiteAtteinte"];
            503: components["responses"]["Indisponible"];
        };
    };
    modererProjet: {
        parameters: {
            query?: never;
            header?: {
                /** @description Le jeton : `Bearer <jeton>`. Absent ou vide, l’appel est refusé (401). */
                authorization?: components["parameters"]["authorization"];
                /** @description L’`ETag` d’une réponse d’avant : si l’élément a changé depuis, 412 et rien n’est fait. Un appel au corps `{}` ne change rien et donne l’`ETag` d’à présent. */
                "if-match"?: string;
            };
            path: {
                /**
                 * @description Identifiant lisible, stable pour toujours.
                 * @example openstreetmap
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "statut": "publie",
                 *       "mis_en_avant": true
                 *     }
                 */
                "application/json": components["schemas"]["ProjetModeration"];
            };
        };
        responses: {
            /** @description Fait ; ce qu’il en est maintenant. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "slug": "openstreetmap",
                     *       "nom": "OpenStreetMap",
                     *       "accroche": "La carte du monde que chacun peut compléter, corriger et réutiliser.",
                     *       "territoire": "Monde",
                     *       "mis_en_avant": true,
                     *       "nb_votes": 37,
                     *       "themes": [
                     *         {
                     *           "slug": "donnees-ouvertes",
                     *           "nom": "Données ouvertes",
                     *           "description": "Des données publiées pour que chacun puisse les vérifier, les compléter et les réutiliser.",
                     *           "traductions": {
                     *             "en": {
                     *               "nom": "Open data",
                     *               "description": "Data published so that anyone can check, complete and reuse them."
                     *             }
                     *           }
                     *         },
                     *         {
                     *           "slug": "mobilite",
                     *           "nom": "Mobilité",
                     *           "description": "Se déplacer à pied, à vélo, ensemble ou en transport public, avec ou sans handicap.",
                     *           "traductions": {
                     *             "en": {
                     *               "nom": "Mobility",
                     *               "description": "Getting around on foot, by bike, together or by public transport, with or without a disability."
                     *             }
                     *           }
                     *         },
                     *         {
                     *           "slug": "savoirs-libres",
                     *           "nom": "Savoirs libres",
                     *           "description": "Des connaissances écrites ensemble, que chacun peut lire, corriger et reprendre.",
                     *           "traductions": {
                     *             "en": {
                     *               "nom": "Free knowledge",
                     *               "description": "Knowledge written together that anyone may read, correct and reuse."
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "description": "Née au Royaume-Uni en 2004, OpenStreetMap est une base de données géographiques construite par des personnes qui relèvent les rues, les chemins, les commerces ou les rampes d’accès des lieux qu’elles connaissent. Chaque modification garde son auteur et sa date, et d’autres peuvent la reprendre.\n\nLes données sont publiées sous la licence ODbL : on peut en tirer une carte, un calcul d’itinéraire ou une étude, à condition de citer les contributeurs et de partager aux mêmes conditions les bases qui en dérivent. La fondation OpenStreetMap soutient le projet, elle n’en décide pas le contenu.",
                     *       "site_web": "https://www.openstreetmap.org/",
                     *       "porteur": "Fondation OpenStreetMap",
                     *       "usage_ia": null,
                     *       "code_ouvert": true,
                     *       "publie_le": "2025-07-04T12:35:52.000Z",
                     *       "id": 14,
                     *       "statut": "publie",
                     *       "origine": "equipe",
                     *       "auteur": null,
                     *       "cree_le": "2025-07-04T12:35:52.000Z",
                     *       "label_ia": "non_renseigne",
                     *       "langue": "fr",
                     *       "traductions": {
                     *         "en": {
                     *           "accroche": "The map of the world that anyone may complete, correct and reuse.",
                     *           "description": "Started in the United Kingdom in 2004, OpenStreetMap is a geographic database built by people who record the streets, paths, shops or access ramps of the places they know. Every change keeps its author and its date, and others can build on it.\n\nThe data are published under the ODbL licence: you may draw a map, compute a route or run a study from them, provided you credit the contributors and share derived databases on the same terms. The OpenStreetMap Foundation supports the project but does not decide what goes on the map."
                     *         }
                     *       },
                     *       "logo": null,
                     *       "image": null,
                     *       "mots_habitants": [
                     *         "trouver des toilettes ou une fontaine près d’ici",
                     *         "un plan de ma ville que j’ai le droit de recopier",
                     *         "ma rue n’est pas sur la carte, comment l’ajouter ?",
                     *         "se repérer sans passer par Google",
                     *         "un plan gratuit pour le dépliant de mon asso",
                     *         "signaler un sentier qui n’existe plus",
                     *         "récupérer un fond de plan pour une appli",
                     *         "connaître les horaires d’ouverture d’un commerce",
                     *         "corriger une erreur sur un plan en ligne",
                     *         "un atlas que l’on modifie soi-même",
                     *         "noter les bancs, les arbres et les poubelles d’un quartier",
                     *         "une base de lieux pour mon site ou mon étude"
                     *       ],
                     *       "mots_habitants_en": [
                     *         "my street is missing from the map",
                     *         "a free town plan I am allowed to reprint",
                     *         "add the new shop on our road",
                     *         "where is the nearest toilet or drinking tap",
                     *         "an alternative to Google’s maps",
                     *         "correct a mistake on an online map",
                     *         "an atlas that anyone may edit",
                     *         "opening hours of the shops around me",
                     *         "mark benches, trees and crossings",
                     *         "a base map for my app or study",
                     *         "footpaths and tracks that official maps forget",
                     *         "learn to map with volunteers"
                     *       ],
                     *       "depot": null,
                     *       "licence_code": null,
                     *       "stade": "inconnu",
                     *       "liens": [],
                     *       "finance_par": [],
                     *       "contact": null,
                     *       "lieux": [
                     *         {
                     *           "code": "001",
                     *           "nature": "monde",
                     *           "nom": "Monde"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ProjetAdmin"];
                };
            };
            400: components["responses"]["CorpsIllisible"];
            401: components["responses"]["NonAuthentifie"];
            403: components["responses"]["Interdit"];
            404: components["responses"]["Introuvable"];
            409: components["responses"]["Conflit"];
            412: components["responses"]["VersionDepassee"];
            413: components["responses"]["CorpsTropGros"];
            422: components["responses"]["Invalide"];
            429: components["responses"]["LimiteAtteinte"];
            503: components["responses"]["Indisponible"];
        };
    };
    listerPropositions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Le jeton : `Bearer <jeton>`. Absent ou vide, l’appel est refusé (401). */
                authorization?: components["parameters"]["authorization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Les projets et besoins qui attendent une relecture */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Vary: components["headers"]["Vary"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "projets": [
                     *         {
                     *           "slug": "la-carte-des-fontaines",
                     *           "nom": "La Carte des fontaines",
                     *           "accroche": "Les points d’eau potable d’une ville, relevés par ses habitants.",
                     *           "territoire": "Lyon",
                     *           "mis_en_avant": false,
                     *           "nb_votes": 0,
                     *           "themes": [
                     *             {
                     *               "slug": "donnees-ouvertes",
                     *               "nom": "Données ouvertes",
                     *               "description": "Des données publiées pour que chacun puisse les vérifier, les compléter et les réutiliser.",
                     *               "traductions": {
                     *                 "en": {
                     *                   "nom": "Open data",
                     *                   "description": "Data published so that anyone can check, complete and reuse them."
                     *                 }
                     *               }
                     *             }
                     *           ],
                     *           "description": "Une carte libre des fontaines où l’on peut boire, relevée à pied par des bénévoles et versée dans OpenStreetMap.",
                     *           "site_web": "https://fontaines.example.org/",
                     *           "porteur": "Association L’Eau à la bouche",
                     *           "usage_ia": "Aucun : les relevés sont faits à pied.",
                     *           "code_ouvert": true,
                     *           "publie_le": null,
                     *           "id": 60,
                     *           "statut": "propose",
                     *           "origine": "contribution",
                     *           "auteur": {
                     *             "id": 42,
                     *             "courriel": "camille@exemple.org",
                     *             "nom": "Camille"
                     *           },
                     *           "cree_le": "2026-11-29T12:23:49.057Z",
                     *           "label_ia": "non_renseigne",
                     *           "langue": "fr",
                     *           "traductions": {},
                     *           "logo": null,
                     *           "image": null,
                     *           "mots_habitants": [
                     *             "corriger une carte de ma commune"
                     *           ],
                     *           "mots_habitants_en": [
                     *             "fix a map of my town"
                     *           ],
                     *           "depot": "https://git.example.org/fontaines/carte",
                     *           "licence_code": "EUPL-1.2",
                     *           "stade": "stable",
                     *           "liens": [
                     *             {
                     *               "nature": "documentation",
                     *               "url": "https://fontaines.example.org/documentation"
                     *             }
                     *           ],
                     *           "finance_par": [
                     *             "Ville de Lyon"
                     *           ],
                     *           "contact": "https://fontaines.example.org/contact",
                     *           "lieux": [
                     *             {
                     *               "code": "commune-69123",
                     *               "nature": "commune",
                     *               "nom": "Lyon"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "besoins": [
                     *         {
                     *           "slug": "ecrire-une-demande-d-aide-avec-des-mots-simples",
                     *           "titre": "Écrire une demande d’aide avec des mots simples",
                     *           "description": "Pour demander une aide sociale, il faut souvent joindre une lettre qui explique sa situation. Je ne sais jamais par quoi commencer ; j’en dis trop, ou j’oublie la pièce qui compte, et le dossier revient.\n\nJ’aimerais une lettre à trous, en français simple, qui pose les questions dans l’ordre : qui je suis, ce qui a changé, ce que je demande, ce que je joins. Elle rappellerait les pièces à fournir et resterait chez moi : je l’imprime ou je la recopie.\n\nAvec un exemple pour chaque aide courante, relu par des gens qui l’ont déjà demandée.",
                     *           "territoire": null,
                     *           "theme": {
                     *             "slug": "solidarite",
                     *             "nom": "Solidarité",
                     *             "description": "S’entraider, accueillir et soutenir les personnes en difficulté.",
                     *             "traductions": {
                     *               "en": {
                     *                 "nom": "Solidarity",
                     *                 "description": "Helping each other, and welcoming and supporting people in difficulty."
                     *               }
                     *             }
                     *           },
                     *           "statut": "propose",
                     *           "statut_libelle": "En attente de relecture",
                     *           "nb_soutiens": 0,
                     *           "projet": null,
                     *           "cree_le": "2026-11-09T20:05:27.000Z",
                     *           "id": 18,
                     *           "auteur": null,
                     *           "chantier": false,
                     *           "cahier": null,
                     *           "roles": [],
                     *           "depot": null,
                     *           "etapes": [],
                     *           "jalons": [],
                     *           "langue": "fr",
                     *           "traductions": {
                     *             "en": {
                     *               "titre": "Write an application for support in simple words",
                     *               "description": "To apply for a social benefit, one often has to enclose a letter explaining one’s situation. I never know where to start; I say too much, or forget the document that matters, and the file comes back.\n\nI would like a letter with blanks, in plain language, that asks the questions in order: who I am, what has changed, what I am asking for, what I enclose. It would remind me of the documents to provide and would stay with me: I print it or copy it out.\n\nWith one example for each common benefit, read over by people who have already applied for it."
                     *             }
                     *           },
                     *           "bilan": null,
                     *           "lieux": []
                     *         },
                     *         {
                     *           "slug": "une-carte-des-fontaines-d-eau",
                     *           "titre": "Une carte des fontaines d’eau",
                     *           "description": "Il est difficile de savoir où remplir une gourde en ville. Une carte ouverte, tenue par les habitants, y aiderait.",
                     *           "territoire": "Lyon",
                     *           "theme": {
                     *             "slug": "donnees-ouvertes",
                     *             "nom": "Données ouvertes",
                     *             "description": "Des données publiées pour que chacun puisse les vérifier, les compléter et les réutiliser.",
                     *             "traductions": {
                     *               "en": {
                     *                 "nom": "Open data",
                     *                 "description": "Data published so that anyone can check, complete and reuse them."
                     *               }
                     *             }
                     *           },
                     *           "statut": "propose",
                     *           "statut_libelle": "En attente de relecture",
                     *           "nb_soutiens": 0,
                     *           "projet": null,
                     *           "cree_le": "2026-11-29T12:23:49.359Z",
                     *           "id": 19,
                     *           "auteur": {
                     *             "id": 42,
                     *             "courriel": "camille@exemple.org",
                     *             "nom": "Camille"
                     *           },
                     *           "chantier": false,
                     *           "cahier": null,
                     *           "roles": [],
                     *           "depot": null,
                     *           "etapes": [],
                     *           "jalons": [],
                     *           "langue": "fr",
                     *           "traductions": {},
                     *           "bilan": null,
                     *           "lieux": [
                     *             {
                     *               "code": "commune-69123",
                     *               "nature": "commune",
                     *               "nom": "Lyon"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Propositions"];
                };
            };
            304: components["responses"]["NonModifie"];
            401: components["responses"]["NonAuthentifie"];
            403: components["responses"]["Interdit"];
            422: components["responses"]["Invalide"];
            429: components["responses"]["LimiteAtteinte"];
            503: components["responses"]["Indisponible"];
        };
    };
    listerArticles: {
        parameters: {
            query?: {
                /** @description Curseur lu dans l’en-tête Link de la page précédente. */
                apres?: string;
                /**
                 * @description Nombre d’éléments par page ; 50 quand seul `apres` est donné. Sans `limite` ni `apres`, toute la liste.
                 * @example 1
                 */
                limite?: number;
            };
            header?: {
                /** @description Le jeton : `Bearer <jeton>`. Absent ou vide, l’appel est refusé (401). */
                authorization?: components["parameters"]["authorization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Les articles, du plus récent au plus ancien */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Vary: components["headers"]["Vary"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "slug": "premiers-pas-avec-l-api",
                     *         "titre": "Premiers pas avec l’API, en un quart d’heure",
                     *         "resume": "Tout ce que montre le site se lit aussi en JSON. Un jeton, une commande curl, et les projets arrivent dans votre terminal. Voici comment commencer, quoi vérifier, et comment rester un bon voisin.",
                     *         "date": "2026-10-06",
                     *         "auteur": "L’équipe de l’annuaire",
                     *         "projets": [
                     *           "openstreetmap"
                     *         ],
                     *         "traductions": {
                     *           "en": {
                     *             "titre": "First steps with the API, in a quarter of an hour",
                     *             "resume": "Everything the site shows can also be read as JSON. One token, one curl command, and the projects arrive in your terminal. Here is how to begin, what to check, and how to be a good neighbour."
                     *           }
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ArticleResume"][];
                };
            };
            304: components["responses"]["NonModifie"];
            401: components["responses"]["NonAuthentifie"];
            403: components["responses"]["Interdit"];
            422: components["responses"]["Invalide"];
            429: components["responses"]["LimiteAtteinte"];
            503: components["responses"]["Indisponible"];
        };
    };
    lireArticle: {
        parameters: {
            query?: never;
            header?: {
                /** @description Le jeton : `Bearer <jeton>`. Absent ou vide, l’appel est refusé (401). */
                authorization?: components["parameters"]["authorization"];
            };
            path: {
                /**
                 * @description Identifiant lisible, stable pour toujours.
                 * @example un-vote-prive-une-seule-personne
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Un article, en HTML */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Vary: components["headers"]["Vary"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "slug": "un-vote-prive-une-seule-personne",
                     *       "titre": "Un vote privé, et un seul par personne",
                     *       "resume": "On affiche combien de personnes votent pour un projet ou soutiennent un besoin, jamais lesquelles. Et chacune ne compte qu’une fois. Voici comment ces deux promesses tiennent ensemble, et où elles s’arrêtent.",
                     *       "date": "2026-04-14",
                     *       "auteur": "L’équipe de l’annuaire",
                     *       "projets": [],
                     *       "html": "<p>Sous chaque projet figure un nombre de votes ; sous chaque besoin, un nombre de soutiens. Deux promesses accompagnent ces nombres. La première : personne ne voit qui a voté. La seconde : une personne ne compte qu’une fois. Elles paraissent se contredire, puisqu’il faut bien savoir qui vote pour ne pas le compter deux fois. Cet article explique comment nous les tenons toutes les deux, et ce que nous ne promettons pas.</p>\n<h2>Pourquoi le vote est privé</h2>\n<p>Un vote public change de nature. On ne dit plus ce que l’on pense utile, on dit ce que l’on veut que les autres sachent de soi. Et certains besoins racontent beaucoup de choses : soutenir « comprendre un courrier administratif » ou « trouver un médecin qui prend de nouveaux patients » peut laisser deviner une situation de famille, une maladie, une difficulté. Dans une petite commune, une liste de vingt noms se lit comme une liste de vingt histoires.</p>\n<p>Il y a aussi la pression. Une responsable d’association qui verrait la liste des soutiens remarquerait les absents. Un employeur, un voisin, un élu aussi. Si la liste n’existe nulle part à l’écran, personne ne peut la demander.</p>\n<blockquote>\n<p>Un soutien doit pouvoir être donné sans courage particulier.</p>\n</blockquote>\n<h2>Ce que l’on voit, et ce que l’on ne voit pas</h2>\n<ul>\n<li><strong>Tout le monde</strong> voit les nombres, et rien d’autre : ni noms, ni adresses, ni initiales, ni « vous et douze autres ».</li>\n<li><strong>Vous</strong> voyez vos propres votes et vos propres soutiens dans votre compte, et vous pouvez les reprendre quand vous le voulez. L’API vous donne la même liste, la vôtre seulement.</li>\n<li><strong>La modération</strong> ne voit ni qui a voté, ni qui a soutenu quoi. Les personnes qui administrent le site non plus : aucun écran ne le montre.</li>\n<li><strong>Les fichiers de données ouvertes et les flux</strong> ne contiennent que des nombres.</li>\n</ul>\n<p>Recevoir les étapes d’un besoin par courriel est tout aussi privé. On peut soutenir sans rien recevoir, et cesser de recevoir sans cesser de soutenir.</p>\n<h2>Pourquoi une seule fois</h2>\n<p>Un nombre n’a de sens que si l’on sait ce qu’il compte. S’il compte des clics, il mesure la patience ou l’adresse de celui qui clique. S’il compte des personnes, il dit quelque chose de nous. D’où la règle : un vote par compte et par projet, un soutien par compte et par besoin.</p>\n<p>Trois choses la font tenir.</p>\n<ol>\n<li><strong>Un compte, une adresse confirmée.</strong> On se connecte avec un code à six chiffres reçu par courriel. Deux façons d’écrire la même adresse, en majuscules ou en minuscules, donnent le même compte.</li>\n<li><strong>La base de données refuse le doublon.</strong> La règle n’est pas seulement écrite dans le programme : l’enregistrement lui-même n’accepte qu’une ligne par compte et par projet. Appuyer deux cents fois, à la main ou avec un script, ajoute un vote.</li>\n<li><strong>Le nombre bouge avec la ligne.</strong> Le vote et le compteur changent dans la même opération, ou ne changent pas du tout. Une commande de vérification recompte tout et signale le moindre écart.</li>\n</ol>\n<p>Voter de nouveau ne change donc rien, et reprendre son vote le retire vraiment. C’est aussi vrai par l’API que sur le site : un jeton appartient à un compte, et ne donne pas de voix supplémentaire.</p>\n<h2>Ce qui arrive quand un compte triche, ou s’en va</h2>\n<p>Si un compte est suspendu, ses votes et ses soutiens sortent des nombres une des nuits suivantes, avec ceux des autres comptes suspendus : personne ne peut en déduire pour quoi il avait voté. Si la suspension était une erreur, ils y reviennent de la même façon. Une personne qui supprime son compte emporte ses votes et ses soutiens : les nombres baissent d’autant, et rien ne relie plus cette personne à ces projets.</p>\n<p>Quand plusieurs comptes semblent n’être qu’une seule personne, la modération dispose de chiffres sur leur ressemblance, jamais de la liste de leurs choix. Elle peut ainsi repérer un bourrage sans apprendre ce que chacun soutient.</p>\n<h2>Ce que nous ne promettons pas</h2>\n<p>Nous préférons le dire clairement.</p>\n<ul>\n<li><strong>Une adresse n’est pas une personne.</strong> Quelqu’un qui possède trois adresses peut ouvrir trois comptes. Cela demande un effort, et cela se remarque quand c’est fait en nombre, mais ce n’est pas impossible. Un contrôle d’identité rendrait la chose bien plus difficile ; il coûterait bien plus à chacun que ce qu’il protégerait.</li>\n<li><strong>Le lien existe dans la base de données.</strong> Il le faut bien, pour vous permettre de reprendre votre vote et pour ne pas le compter deux fois. Privé ne veut pas dire anonyme : qui détient la machine et ses sauvegardes pourrait techniquement le lire. Aucun écran, aucune commande et aucun export ne sont faits pour cela.</li>\n<li><strong>Ce n’est pas une élection.</strong> Ces nombres aident à choisir où donner un coup de main. Ils n’engagent aucune autorité et ne doivent servir ni à classer des personnes, ni à faire taire un besoin peu soutenu.</li>\n</ul>\n<h2>Ce que vous pouvez faire</h2>\n<p>Regardez de temps en temps, dans votre compte, la liste de vos votes et de vos soutiens. Retirez ceux qui ne disent plus ce que vous pensez : un nombre à jour vaut mieux qu’un grand nombre. Téléchargez vos données si vous voulez vérifier ce que nous gardons. Et si vous trouvez un endroit du site, de l’API ou d’un courriel où apparaît le choix de quelqu’un d’autre que vous, signalez-le-nous sans attendre : ce serait une panne, et nous la traiterions comme telle.</p>",
                     *       "traductions": {
                     *         "en": {
                     *           "titre": "A private vote, and only one per person",
                     *           "resume": "We show how many people vote for a project or support a need, never which ones. And each of them counts only once. Here is how these two promises hold together, and where they end.",
                     *           "html": "<p>Under each project there is a number of votes; under each need, a number of supporters. Two promises come with these numbers. The first: nobody sees who voted. The second: one person counts only once. They seem to contradict each other, since one must know who votes in order not to count them twice. This article explains how we keep both, and what we do not promise.</p>\n<h2>Why the vote is private</h2>\n<p>A public vote changes its nature. People no longer say what they find useful; they say what they want others to know about them. And some needs tell a great deal: supporting “understand an official letter” or “find a doctor who takes new patients” may let others guess a family situation, an illness, a difficulty. In a small town, a list of twenty names reads like a list of twenty stories.</p>\n<p>There is also pressure. The head of an association who could see the list of supporters would notice who is missing. So would an employer, a neighbour, an elected official. If the list exists nowhere on a screen, nobody can ask for it.</p>\n<blockquote>\n<p>It should take no particular courage to give one’s support.</p>\n</blockquote>\n<h2>What can be seen, and what cannot</h2>\n<ul>\n<li><strong>Everyone</strong> sees the numbers, and nothing else: no names, no addresses, no initials, no “you and twelve others”.</li>\n<li><strong>You</strong> see your own votes and your own supports in your account, and you can take them back whenever you like. The API gives you the same list, yours only.</li>\n<li><strong>Moderators</strong> see neither who voted nor who supported what. Nor do the people who administer the site: no screen shows it.</li>\n<li><strong>Open data files and feeds</strong> contain numbers only.</li>\n</ul>\n<p>Receiving the steps of a need by e-mail is just as private. You can support without receiving anything, and stop receiving without ceasing to support.</p>\n<h2>Why only once</h2>\n<p>A number has meaning only if one knows what it counts. If it counts clicks, it measures the patience or the skill of whoever clicks. If it counts people, it says something about us. Hence the rule: one vote per account and project, one support per account and need.</p>\n<p>Three things make it hold.</p>\n<ol>\n<li><strong>One account, one confirmed address.</strong> You sign in with a six-digit code received by e-mail. Two ways of writing the same address, in capitals or in small letters, lead to the same account.</li>\n<li><strong>The database refuses duplicates.</strong> The rule is not only written in the program: the record itself accepts a single row per account and project. Pressing two hundred times, by hand or with a script, adds one vote.</li>\n<li><strong>The number moves with the row.</strong> The vote and the counter change in the same operation, or do not change at all. A checking command recounts everything and reports the slightest difference.</li>\n</ol>\n<p>Voting again therefore changes nothing, and taking back a vote really removes it. This is as true through the API as on the site: a token belongs to an account, and gives no extra voice.</p>\n<h2>What happens when an account cheats, or leaves</h2>\n<p>If an account is suspended, its votes and supports leave the numbers one of the following nights, with those of the other suspended accounts: nobody can tell from it what it had voted for. If the suspension was a mistake, they come back in the same way. A person who deletes an account takes their votes and supports with them: the numbers go down accordingly, and nothing links that person to those projects any longer.</p>\n<p>When several accounts look like a single person, moderators have figures about how much they resemble one another, never the list of their choices. They can thus spot ballot stuffing without learning what anyone supports.</p>\n<h2>What we do not promise</h2>\n<p>We prefer to say it plainly.</p>\n<ul>\n<li><strong>An address is not a person.</strong> Somebody who owns three addresses can open three accounts. It takes some effort, and it shows when done in bulk, but it is not impossible. An identity check would make it much harder; it would cost everyone far more than what it would protect.</li>\n<li><strong>The link exists in the database.</strong> It has to, so that you can take back your vote and so that it is not counted twice. Private does not mean anonymous: whoever holds the machine and its backups could technically read it. No screen, no command and no export is made for that.</li>\n<li><strong>This is not an election.</strong> These numbers help people choose where to lend a hand. They bind no authority and must serve neither to rank people nor to silence a need with few supporters.</li>\n</ul>\n<h2>What you can do</h2>\n<p>From time to time, look in your account at the list of your votes and supports. Withdraw those that no longer say what you think: an up-to-date number is better than a large one. Download your data if you want to check what we keep. And if you find a place on the site, in the API or in an e-mail where the choice of somebody other than you appears, tell us without delay: it would be a fault, and we would treat it as one.</p>"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ArticleSortie"];
                };
            };
            304: components["responses"]["NonModifie"];
            401: components["responses"]["NonAuthentifie"];
            403: components["responses"]["Interdit"];
            404: components["responses"]["Introuvable"];
            422: components["responses"]["Invalide"];
            429: components["responses"]["LimiteAtteinte"];
            503: components["responses"]["Indisponible"];
        };
    };
    listerBesoins: {
        parameters: {
            query?: {
                /** @description Curseur lu dans l’en-tête Link de la page précédente. */
                apres?: string;
                /** @description Code d’un lieu, tel que le donne `/api/lieux` : seulement ce qui est dans ce lieu, dans sa communauté de communes ou dans son département, ce qui est dit d’un lieu qui le contient, et ce qui n’est d’aucun lieu ; le plus proche d’abord, dans l’ordre de la liste ensuite. Avec `q`, l’ordre reste celui de la recherche. Un code inconnu donne une liste vide. */
                lieu?: string;
                /**
                 * @description Nombre d’éléments par page ; 50 quand seul `apres` est donné. Sans `limite` ni `apres`, toute la liste.
                 * @example 2
                 */
                limite?: number;
                /** @description `true`, avec `q` : les meilleures réponses d’abord, quel que soit `tri`, ce qui est aussi l’ordre sans `tri`. Sans `q`, sans effet. */
                pertinence?: boolean;
                /** @description Mots cherchés : avec `q` et sans `tri`, les meilleures réponses d’abord ; un `tri` nommé garde son ordre. Chaque mot est un mot entier du besoin, sa racine ou un équivalent ; à partir de cinq lettres, un début de mot suffit. Quand peu de besoins ont tous les mots, ceux qui en ont une partie suivent. */
                q?: string;
                /** @description Seulement les besoins qui cherchent cette aide ; vide : tous. */
                role?: "" | "code" | "donnees" | "terrain";
                /** @description Seulement ces éléments, par leurs slugs séparés par des virgules, 100 au plus ; ce qui n’est pas public n’y est pas. */
                slugs?: string;
                /**
                 * @description Seulement les besoins dans cet état ; vide : tous.
                 * @example publie
                 */
                statut?: "" | "publie" | "etude" | "developpement" | "livre";
                /** @description Seulement les besoins de ce territoire, écrit comme dans leur fiche, sans égard à la casse ni aux accents. */
                territoire?: string;
                /** @description Slug exact d’un thème ; un thème inconnu donne une liste vide. */
                theme?: string;
                /** @description L’ordre de la liste : les plus soutenus d’abord, ou les derniers exprimés d’abord. Avec `q` et sans `tri` : par pertinence. */
                tri?: "soutiens" | "recents";
            };
            header?: {
                /** @description Le jeton : `Bearer <jeton>`. Absent ou vide, l’appel est refusé (401). */
                authorization?: components["parameters"]["authorization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Les besoins publics */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Vary: components["headers"]["Vary"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "slug": "ne-plus-jeter-les-repas-non-servis-de-la-cantine",
                     *         "titre": "Ne plus jeter les repas non servis de la cantine",
                     *         "description": "Je travaille dans une cantine scolaire. Les jours de grève, de sortie ou de gastro, nous préparons jusqu’à trente repas de trop. Ils sont bons, encore froids, jamais sortis du réfrigérateur, et ils partent à la poubelle le soir parce que personne n’a le temps de chercher à qui les donner.\n\nIl faudrait un moyen très court, moins de deux minutes, de dire « il reste vingt parts, à prendre avant 17 h » aux associations d’à côté, avec la température relevée et la date limite, pour que les règles d’hygiène soient respectées et que chacun en garde la trace.\n\nSavoir aussi, à la fin du mois, combien on a donné et combien on a jeté.",
                     *         "territoire": "Lot-et-Garonne",
                     *         "theme": {
                     *           "slug": "alimentation",
                     *           "nom": "Alimentation",
                     *           "description": "Produire, distribuer et partager une nourriture saine, et savoir ce que l’on mange.",
                     *           "traductions": {
                     *             "en": {
                     *               "nom": "Food",
                     *               "description": "Producing, distributing and sharing healthy food, and knowing what we eat."
                     *             }
                     *           }
                     *         },
                     *         "statut": "publie",
                     *         "statut_libelle": "Exprimé",
                     *         "nb_soutiens": 37,
                     *         "projet": null,
                     *         "cree_le": "2026-03-03T17:25:50.000Z",
                     *         "chantier": false,
                     *         "cahier": null,
                     *         "roles": [],
                     *         "depot": null,
                     *         "etapes": [],
                     *         "jalons": [
                     *           {
                     *             "statut": "publie",
                     *             "le": "2026-03-05T08:11:34.000Z"
                     *           }
                     *         ],
                     *         "langue": "fr",
                     *         "traductions": {
                     *           "en": {
                     *             "titre": "Stop throwing away school canteen meals nobody was served",
                     *             "description": "I work in a school canteen. On days when there is a strike, a trip or a stomach bug, we prepare up to thirty meals too many. They are good, still cold, have never left the refrigerator, and they go in the bin in the evening because nobody has time to look for someone to give them to.\n\nWe need a very short way, under two minutes, to tell nearby charities “twenty portions left, to be collected before 5 p.m.”, with the temperature taken and the use-by date, so that hygiene rules are kept and everyone has a record.\n\nAnd to know, at the end of the month, how much was given and how much was thrown away."
                     *           }
                     *         },
                     *         "bilan": null,
                     *         "lieux": [
                     *           {
                     *             "code": "dep-47",
                     *             "nature": "departement",
                     *             "nom": "Lot-et-Garonne"
                     *           }
                     *         ]
                     *       },
                     *       {
                     *         "slug": "se-preter-des-outils-entre-voisins",
                     *         "titre": "Se prêter des outils entre voisins, sans plateforme",
                     *         "description": "Dans notre rue, il y a sans doute huit perceuses et pas une seule échelle assez haute. Chacun achète de quoi bricoler deux fois par an, parce qu’on ne sait pas ce que le voisin possède ni s’il veut bien le prêter.\n\nJ’aimerais une liste tenue par les habitants eux-mêmes : ce que l’on prête, à qui demander, quand rendre. Rien à payer, pas de note à donner aux gens, pas de publicité, et la possibilité de s’en servir en l’imprimant dans le hall pour ceux qui n’ont pas d’ordinateur.\n\nIl faudrait aussi une règle simple pour la casse, écrite une fois pour toutes, afin que personne ne se fâche.",
                     *         "territoire": null,
                     *         "theme": null,
                     *         "statut": "publie",
                     *         "statut_libelle": "Exprimé",
                     *         "nb_soutiens": 22,
                     *         "projet": null,
                     *         "cree_le": "2025-07-20T16:08:41.000Z",
                     *         "chantier": false,
                     *         "cahier": null,
                     *         "roles": [],
                     *         "depot": null,
                     *         "etapes": [],
                     *         "jalons": [
                     *           {
                     *             "statut": "publie",
                     *             "le": "2025-07-22T07:52:19.000Z"
                     *           }
                     *         ],
                     *         "langue": "fr",
                     *         "traductions": {
                     *           "en": {
                     *             "titre": "Lend tools between neighbours, without a platform",
                     *             "description": "There must be eight drills in our street, and not one ladder that is tall enough. Each of us buys equipment that is used twice a year, because nobody knows what the neighbours own or whether they would lend it.\n\nI would like a list kept by the residents themselves: what can be borrowed, whom to ask, when to bring it back. Nothing to pay, no marks to give to people, no advertising, and a version that can be printed and pinned up in the hallway for those who have no computer.\n\nWe would also need one simple rule about breakages, written once and for all, so that nobody falls out over it."
                     *           }
                     *         },
                     *         "bilan": null,
                     *         "lieux": []
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["BesoinSortie"][];
                };
            };
            304: components["responses"]["NonModifie"];
            401: components["responses"]["NonAuthentifie"];
            403: components["responses"]["Interdit"];
            422: components["responses"]["Invalide"];
            429: components["responses"]["LimiteAtteinte"];
            503: components["responses"]["Indisponible"];
        };
    };
    decrireBesoin: {
        parameters: {
            query?: never;
            header?: {
                /** @description Le jeton : `Bearer <jeton>`. Absent ou vide, l’appel est refusé (401). */
                authorization?: components["parameters"]["authorization"];
                /** @description Une clé de l’appelant, de 1 à 255 caractères ASCII visibles, pour répéter l’envoi sans risque : pendant 24 h, la même clé avec le même corps donne la première réponse ; avec un autre corps, 422. Sans clé, le même corps dans les dix minutes donne la première réponse. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "titre": "Une carte des fontaines d’eau",
                 *       "description": "Il est difficile de savoir où remplir une gourde en ville. Une carte ouverte, tenue par les habitants, y aiderait.",
                 *       "territoire": "Lyon",
                 *       "theme": "donnees-ouvertes",
                 *       "langue": "fr"
                 *     }
                 */
                "application/json": components["schemas"]["BesoinContribution"];
            };
        };
        responses: {
            /** @description Reçu ; une relecture suit. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "slug": "une-carte-des-fontaines-d-eau",
                     *       "statut": "propose",
                     *       "message": "Merci ! Votre contribution sera relue par l’équipe avant d’être publiée."
                     *     }
                     */
                    "application/json": components["schemas"]["BesoinContribue"];
                };
            };
            400: components["responses"]["CorpsIllisible"];
            401: components["responses"]["NonAuthentifie"];
            403: components["responses"]["Interdit"];
            413: components["responses"]["CorpsTropGros"];
            422: components["responses"]["Invalide"];
            429: components["responses"]["LimiteAtteinte"];
            503: components["responses"]["Indisponible"];
        };
    };
    lireBesoin: {
        parameters: {
            query?: never;
            header?: {
                /** @description Le jeton : `Bearer <jeton>`. Absent ou vide, l’appel est refusé (401). */
                authorization?: components["parameters"]["authorization"];
            };
            path: {
                /**
                 * @description Identifiant lisible, stable pour toujours.
                 * @example savoir-quel-cabinet-medical-prend-de-nouveaux-patients
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Un besoin public, avec son espace de travail */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    "Content-Location": components["headers"]["Content-Location"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Vary: components["headers"]["Vary"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "slug": "savoir-quel-cabinet-medical-prend-de-nouveaux-patients",
                     *       "titre": "Savoir quel cabinet médical prend de nouveaux patients",
                     *       "description": "Depuis le départ à la retraite de notre médecin, j’ai appelé vingt-trois cabinets. La réponse est presque toujours non, et chacun, au secrétariat, passe ses matinées à le répéter.\n\nUne liste tenue à jour éviterait ces appels aux patients comme aux secrétaires : tel cabinet accepte de nouveaux patients, ou une liste d’attente, ou seulement les enfants, avec la date de la dernière confirmation. C’est au cabinet de le déclarer, en une minute, et de pouvoir changer d’avis.\n\nAucune note, aucun commentaire sur les soignants : juste oui, non, ou peut-être.",
                     *       "territoire": "Mayenne",
                     *       "theme": {
                     *         "slug": "sante",
                     *         "nom": "Santé",
                     *         "description": "Se soigner, prévenir les maladies et disposer d’informations fiables.",
                     *         "traductions": {
                     *           "en": {
                     *             "nom": "Health",
                     *             "description": "Getting care, preventing illness and having reliable information."
                     *           }
                     *         }
                     *       },
                     *       "statut": "developpement",
                     *       "statut_libelle": "En développement",
                     *       "nb_soutiens": 21,
                     *       "projet": null,
                     *       "cree_le": "2025-10-12T12:44:31.000Z",
                     *       "chantier": true,
                     *       "cahier": null,
                     *       "roles": [
                     *         "donnees",
                     *         "terrain"
                     *       ],
                     *       "depot": null,
                     *       "etapes": [],
                     *       "jalons": [
                     *         {
                     *           "statut": "publie",
                     *           "le": "2025-10-14T09:31:20.000Z"
                     *         },
                     *         {
                     *           "statut": "etude",
                     *           "le": "2026-02-24T10:15:49.000Z"
                     *         },
                     *         {
                     *           "statut": "developpement",
                     *           "le": "2026-09-22T13:03:16.000Z"
                     *         }
                     *       ],
                     *       "langue": "fr",
                     *       "traductions": {
                     *         "en": {
                     *           "titre": "Know which medical practice is taking new patients",
                     *           "description": "Since our doctor retired, I have rung twenty-three practices. The answer is nearly always no, and the receptionists spend their mornings repeating it.\n\nA list kept up to date would spare both patients and receptionists these calls: this practice accepts new patients, or has a waiting list, or takes children only, with the date of the last confirmation. It is for the practice to declare it, in one minute, and to be free to change its mind.\n\nNo marks, no comments on the carers: just yes, no, or perhaps."
                     *         }
                     *       },
                     *       "bilan": null,
                     *       "lieux": [
                     *         {
                     *           "code": "dep-53",
                     *           "nature": "departement",
                     *           "nom": "Mayenne"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BesoinSortie"];
                };
            };
            304: components["responses"]["NonModifie"];
            401: components["responses"]["NonAuthentifie"];
            403: components["responses"]["Interdit"];
            404: components["responses"]["Introuvable"];
            422: components["responses"]["Invalide"];
            429: components["responses"]["LimiteAtteinte"];
            503: components["responses"]["Indisponible"];
        };
    };
    donnerBilan: {
        parameters: {
            query?: never;
            header?: {
                /** @description Le jeton : `Bearer <jeton>`. Absent ou vide, l’appel est refusé (401). */
                authorization?: components["parameters"]["authorization"];
            };
            path: {
                /**
                 * @description Identifiant lisible, stable pour toujours.
                 * @example trouver-une-fontaine-d-eau-potable
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reponse": "en_partie",
                 *       "phrase": "La carte oublie les hameaux.",
                 *       "publique": true
                 *     }
                 */
                "application/json": components["schemas"]["BilanDonne"];
            };
        };
        responses: {
            /** @description Fait ; ce qu’il en est maintenant. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reponse": "en_partie",
                     *       "phrase": "La carte oublie les hameaux.",
                     *       "phrase_etat": "attente",
                     *       "modifiable_jusqu_au": "2027-01-28T12:23:49.525Z"
                     *     }
                     */
                    "application/json": components["schemas"]["MonBilan"];
                };
            };
            400: components["responses"]["CorpsIllisible"];
            401: components["responses"]["NonAuthentifie"];
            403: components["responses"]["Interdit"];
            404: components["responses"]["Introuvable"];
            409: components["responses"]["Conflit"];
            413: components["responses"]["CorpsTropGros"];
            422: components["responses"]["Invalide"];
            429: components["responses"]["LimiteAtteinte"];
            503: components["responses"]["Indisponible"];
        };
    };
    reprendreBilan: {
        parameters: {
            query?: never;
            header?: {
                /** @description Le jeton : `Bearer <jeton>`. Absent ou vide, l’appel est refusé (401). */
                authorization?: components["parameters"]["authorization"];
            };
            path: {
                /**
                 * @description Identifiant lisible, stable pour toujours.
                 * @example trouver-une-fontaine-d-eau-potable
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait ; ce qu’il en est maintenant. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reponse": null,
                     *       "phrase": null,
                     *       "phrase_etat": null,
                     *       "modifiable_jusqu_au": null
                     *     }
                     */
                    "application/json": components["schemas"]["MonBilan"];
                };
            };
            401: components["responses"]["NonAuthentifie"];
            403: components["responses"]["Interdit"];
            404: components["responses"]["Introuvable"];
            409: components["responses"]["Conflit"];
            422: components["responses"]["Invalide"];
            429: components["responses"]["LimiteAtteinte"];
            503: components["responses"]["Indisponible"];
        };
    };
    listerProjetsDuBesoin: {
        parameters: {
            query?: never;
            header?: {
                /** @description Le jeton : `Bearer <jeton>`. Absent ou vide, l’appel est refusé (401). */
                authorization?: components["parameters"]["authorization"];
            };
            path: {
                /**
                 * @description Identifiant lisible, stable pour toujours.
                 * @example trouver-une-fontaine-d-eau-potable
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Les projets qui répondent à un besoin */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Vary: components["headers"]["Vary"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "slug": "openstreetmap",
                     *         "nom": "OpenStreetMap",
                     *         "accroche": "La carte du monde que chacun peut compléter, corriger et réutiliser.",
                     *         "territoire": "Monde",
                     *         "mis_en_avant": true,
                     *         "nb_votes": 37,
                     *         "themes": [
                     *           {
                     *             "slug": "donnees-ouvertes",
                     *             "nom": "Données ouvertes",
                     *             "description": "Des données publiées pour que chacun puisse les vérifier, les compléter et les réutiliser.",
                     *             "traductions": {
                     *               "en": {
                     *                 "nom": "Open data",
                     *                 "description": "Data published so that anyone can check, complete and reuse them."
                     *               }
                     *             }
                     *           },
                     *           {
                     *             "slug": "mobilite",
                     *             "nom": "Mobilité",
                     *             "description": "Se déplacer à pied, à vélo, ensemble ou en transport public, avec ou sans handicap.",
                     *             "traductions": {
                     *               "en": {
                     *                 "nom": "Mobility",
                     *                 "description": "Getting around on foot, by bike, together or by public transport, with or without a disability."
                     *               }
                     *             }
                     *           },
                     *           {
                     *             "slug": "savoirs-libres",
                     *             "nom": "Savoirs libres",
                     *             "description": "Des connaissances écrites ensemble, que chacun peut lire, corriger et reprendre.",
                     *             "traductions": {
                     *               "en": {
                     *                 "nom": "Free knowledge",
                     *                 "description": "Knowledge written together that anyone may read, correct and reuse."
                     *               }
                     *             }
                     *           }
                     *         ],
                     *         "label_ia": "non_renseigne",
                     *         "langue": "fr",
                     *         "traductions": {
                     *           "en": {
                     *             "accroche": "The map of the world that anyone may complete, correct and reuse.",
                     *             "description": "Started in the United Kingdom in 2004, OpenStreetMap is a geographic database built by people who record the streets, paths, shops or access ramps of the places they know. Every change keeps its author and its date, and others can build on it.\n\nThe data are published under the ODbL licence: you may draw a map, compute a route or run a study from them, provided you credit the contributors and share derived databases on the same terms. The OpenStreetMap Foundation supports the project but does not decide what goes on the map."
                     *           }
                     *         },
                     *         "logo": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ProjetResume"][];
                };
            };
            304: components["responses"]["NonModifie"];
            401: components["responses"]["NonAuthentifie"];
            403: components["responses"]["Interdit"];
            404: components["responses"]["Introuvable"];
            422: components["responses"]["Invalide"];
            429: components["responses"]["LimiteAtteinte"];
            503: components["responses"]["Indisponible"];
        };
    };
    listerSituations: {
        parameters: {
            query?: never;
            header?: {
                /** @description Le jeton : `Bearer <jeton>`. Absent ou vide, l’appel est refusé (401). */
                authorization?: components["parameters"]["authorization"];
            };
            path: {
                /**
                 * @description Identifiant lisible, stable pour toujours.
                 * @example trouver-une-fontaine-d-eau-potable
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ce que vivent les personnes qui soutiennent un besoin */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Vary: components["headers"]["Vary"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "texte": "Enceinte de sept mois, je faisais mon marché à huit heures pour ne pas avoir soif en route. À la fin je ne sortais plus.",
                     *         "langue": "fr",
                     *         "departement": null
                     *       },
                     *       {
                     *         "texte": "Je livre à vélo. En juillet, j’achète trois bouteilles par jour.",
                     *         "langue": "fr",
                     *         "departement": {
                     *           "code": "dep-84",
                     *           "nature": "departement",
                     *           "nom": "Vaucluse"
                     *         }
                     *       },
                     *       {
                     *         "texte": "Je suis en fauteuil. Le seul robinet de la place a une marche devant. Je demande au café, mais je n’ose pas tous les jours.",
                     *         "langue": "fr",
                     *         "departement": {
                     *           "code": "dep-34",
                     *           "nature": "departement",
                     *           "nom": "Hérault"
                     *         }
                     *       },
                     *       {
                     *         "texte": "I sleep outside four nights out of seven. In August the shops stop letting me fill up, and the taps I know of get turned off one after the other.",
                     *         "langue": "en",
                     *         "departement": {
                     *           "code": "dep-31",
                     *           "nature": "departement",
                     *           "nom": "Haute-Garonne"
                     *         }
                     *       },
                     *       {
                     *         "texte": "J’entraîne des minimes. Au mois d’août les vestiaires du stade sont fermés, alors je remplis les bidons chez moi : soixante litres dans le coffre.",
                     *         "langue": "fr",
                     *         "departement": {
                     *           "code": "dep-13",
                     *           "nature": "departement",
                     *           "nom": "Bouches-du-Rhône"
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Situation"][];
                };
            };
            304: components["responses"]["NonModifie"];
            401: components["responses"]["NonAuthentifie"];
            403: components["responses"]["Interdit"];
            404: components["responses"]["Introuvable"];
            422: components["responses"]["Invalide"];
            429: components["responses"]["LimiteAtteinte"];
            503: components["responses"]["Indisponible"];
        };
    };
    soutenirBesoin: {
        parameters: {
            query?: never;
            header?: {
                /** @description Le jeton : `Bearer <jeton>`. Absent ou vide, l’appel est refusé (401). */
                authorization?: components["parameters"]["authorization"];
            };
            path: {
                /**
                 * @description Identifiant lisible, stable pour toujours.
                 * @example se-preter-des-outils-entre-voisins
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait ; ce qu’il en est maintenant. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "nb_soutiens": 22,
                     *       "soutenu": true
                     *     }
                     */
                    "application/json": components["schemas"]["SoutienResultat"];
                };
            };
            401: components["responses"]["NonAuthentifie"];
            403: components["responses"]["Interdit"];
            404: components["responses"]["Introuvable"];
            422: components["responses"]["Invalide"];
            429: components["responses"]["LimiteAtteinte"];
            503: components["responses"]["Indisponible"];
        };
    };
    retirerSoutien: {
        parameters: {
            query?: never;
            header?: {
                /** @description Le jeton : `Bearer <jeton>`. Absent ou vide, l’appel est refusé (401). */
                authorization?: components["parameters"]["authorization"];
            };
            path: {
                /**
                 * @description Identifiant lisible, stable pour toujours.
                 * @example se-preter-des-outils-entre-voisins
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait ; ce qu’il en est maintenant. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "nb_soutiens": 21,
                     *       "soutenu": false
                     *     }
                     */
                    "application/json": components["schemas"]["SoutienResultat"];
                };
            };
            401: components["responses"]["NonAuthentifie"];
            403: components["responses"]["Interdit"];
            404: components["responses"]["Introuvable"];
            422: components["responses"]["Invalide"];
            429: components["responses"]["LimiteAtteinte"];
            503: components["responses"]["Indisponible"];
        };
    };
    listerEvenements: {
        parameters: {
            query?: {
                /** @description Le dernier numéro lu, ou `evenement` de `/donnees/manifeste.json` ; absent : depuis le plus ancien gardé. */
                apres?: number;
                /**
                 * @description Nombre d’éléments par page, 50 sinon.
                 * @example 2
                 */
                limite?: number;
            };
            header?: {
                /** @description Le jeton : `Bearer <jeton>`. Absent ou vide, l’appel est refusé (401). */
                authorization?: components["parameters"]["authorization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ce qui a changé dans l’annuaire */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Vary: components["headers"]["Vary"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "numero": 1,
                     *         "le": "2026-11-29T12:23:33.757Z",
                     *         "type": "publie",
                     *         "nature": "projet",
                     *         "slug": "debian",
                     *         "partie": null
                     *       },
                     *       {
                     *         "numero": 2,
                     *         "le": "2026-11-29T12:23:33.915Z",
                     *         "type": "publie",
                     *         "nature": "projet",
                     *         "slug": "nosdeputes",
                     *         "partie": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Evenement"][];
                };
            };
            304: components["responses"]["NonModifie"];
            401: components["responses"]["NonAuthentifie"];
            403: components["responses"]["Interdit"];
            410: components["responses"]["CurseurTropAncien"];
            422: components["responses"]["Invalide"];
            429: components["responses"]["LimiteAtteinte"];
            503: components["responses"]["Indisponible"];
        };
    };
    chercherLieux: {
        parameters: {
            query: {
                /**
                 * @description Un nom, entier ou commencé, un code postal, un numéro de département ou un code.
                 * @example 44100
                 */
                q: string;
            };
            header?: {
                /** @description Le jeton : `Bearer <jeton>`. Absent ou vide, l’appel est refusé (401). */
                authorization?: components["parameters"]["authorization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Les lieux qu’un texte nomme */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Vary: components["headers"]["Vary"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "code": "commune-44109",
                     *         "nature": "commune",
                     *         "nom": "Nantes",
                     *         "dans": [
                     *           {
                     *             "code": "epci-244400404",
                     *             "nom": "Nantes Métropole"
                     *           },
                     *           {
                     *             "code": "dep-44",
                     *             "nom": "Loire-Atlantique"
                     *           },
                     *           {
                     *             "code": "reg-52",
                     *             "nom": "Pays de la Loire"
                     *           },
                     *           {
                     *             "code": "FR",
                     *             "nom": "France"
                     *           },
                     *           {
                     *             "code": "155",
                     *             "nom": "Europe de l’Ouest"
                     *           },
                     *           {
                     *             "code": "EU",
                     *             "nom": "Union européenne"
                     *           },
                     *           {
                     *             "code": "150",
                     *             "nom": "Europe"
                     *           },
                     *           {
                     *             "code": "001",
                     *             "nom": "Monde"
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Lieu"][];
                };
            };
            304: components["responses"]["NonModifie"];
            401: components["responses"]["NonAuthentifie"];
            403: components["responses"]["Interdit"];
            422: components["responses"]["Invalide"];
            429: components["responses"]["LimiteAtteinte"];
            503: components["responses"]["Indisponible"];
        };
    };
    lireMoi: {
        parameters: {
            query?: never;
            header?: {
                /** @description Le jeton : `Bearer <jeton>`. Absent ou vide, l’appel est refusé (401). */
                authorization?: components["parameters"]["authorization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Le compte du jeton */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Vary: components["headers"]["Vary"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "nom": "Camille",
                     *       "valide": true,
                     *       "valide_le": "2026-11-29T12:23:48.146Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Moi"];
                };
            };
            304: components["responses"]["NonModifie"];
            401: components["responses"]["NonAuthentifie"];
            403: components["responses"]["Interdit"];
            422: components["responses"]["Invalide"];
            429: components["responses"]["LimiteAtteinte"];
            503: components["responses"]["Indisponible"];
        };
    };
    listerMesContributions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Le jeton : `Bearer <jeton>`. Absent ou vide, l’appel est refusé (401). */
                authorization?: components["parameters"]["authorization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Les contributions du compte, avec leur état */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Vary: components["headers"]["Vary"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "nature": "besoin",
                     *         "slug": "une-carte-des-fontaines-d-eau",
                     *         "titre": "Une carte des fontaines d’eau",
                     *         "statut": "propose",
                     *         "statut_libelle": "En attente de relecture",
                     *         "motif": null,
                     *         "cree_le": "2026-11-29T12:23:49.359Z",
                     *         "publie_le": null,
                     *         "id": 2,
                     *         "slug_recu": "une-carte-des-fontaines-d-eau"
                     *       },
                     *       {
                     *         "nature": "projet",
                     *         "slug": "la-carte-des-fontaines",
                     *         "titre": "La Carte des fontaines",
                     *         "statut": "propose",
                     *         "statut_libelle": "En attente de relecture",
                     *         "motif": null,
                     *         "cree_le": "2026-11-29T12:23:49.057Z",
                     *         "publie_le": null,
                     *         "id": 1,
                     *         "slug_recu": "la-carte-des-fontaines"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["MaContribution"][];
                };
            };
            304: components["responses"]["NonModifie"];
            401: components["responses"]["NonAuthentifie"];
            403: components["responses"]["Interdit"];
            422: components["responses"]["Invalide"];
            429: components["responses"]["LimiteAtteinte"];
            503: components["responses"]["Indisponible"];
        };
    };
    lireMaContribution: {
        parameters: {
            query?: never;
            header?: {
                /** @description Le jeton : `Bearer <jeton>`. Absent ou vide, l’appel est refusé (401). */
                authorization?: components["parameters"]["authorization"];
            };
            path: {
                /**
                 * @description Numéro de l’envoi, lu dans l’en-tête Location de sa réponse.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Une contribution du compte, par son numéro */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Vary: components["headers"]["Vary"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "nature": "projet",
                     *       "slug": "la-carte-des-fontaines",
                     *       "titre": "La Carte des fontaines",
                     *       "statut": "propose",
                     *       "statut_libelle": "En attente de relecture",
                     *       "motif": null,
                     *       "cree_le": "2026-11-29T12:23:49.057Z",
                     *       "publie_le": null,
                     *       "id": 1,
                     *       "slug_recu": "la-carte-des-fontaines",
                     *       "texte": {
                     *         "nom": "La Carte des fontaines",
                     *         "accroche": "Les points d’eau potable d’une ville, relevés par ses habitants.",
                     *         "description": "Une carte libre des fontaines où l’on peut boire, relevée à pied par des bénévoles et versée dans OpenStreetMap.",
                     *         "site_web": "https://fontaines.example.org/",
                     *         "porteur": "Association L’Eau à la bouche",
                     *         "territoire": "Lyon",
                     *         "usage_ia": "Aucun : les relevés sont faits à pied.",
                     *         "code_ouvert": true,
                     *         "mots_habitants": [
                     *           "corriger une carte de ma commune"
                     *         ],
                     *         "mots_habitants_en": [
                     *           "fix a map of my town"
                     *         ],
                     *         "depot": "https://git.example.org/fontaines/carte",
                     *         "licence_code": "EUPL-1.2",
                     *         "stade": "stable",
                     *         "liens": [
                     *           {
                     *             "nature": "documentation",
                     *             "url": "https://fontaines.example.org/documentation"
                     *           }
                     *         ],
                     *         "finance_par": [
                     *           "Ville de Lyon"
                     *         ],
                     *         "contact": "https://fontaines.example.org/contact",
                     *         "themes": [
                     *           "donnees-ouvertes"
                     *         ],
                     *         "langue": "fr"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MaContributionEntiere"];
                };
            };
            304: components["responses"]["NonModifie"];
            401: components["responses"]["NonAuthentifie"];
            403: components["responses"]["Interdit"];
            404: components["responses"]["Introuvable"];
            422: components["responses"]["Invalide"];
            429: components["responses"]["LimiteAtteinte"];
            503: components["responses"]["Indisponible"];
        };
    };
    lireJeton: {
        parameters: {
            query?: never;
            header?: {
                /** @description Le jeton : `Bearer <jeton>`. Absent ou vide, l’appel est refusé (401). */
                authorization?: components["parameters"]["authorization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Le jeton de l’appel */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Vary: components["headers"]["Vary"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "nom": "essai",
                     *       "prefixe": "bc_8rARY",
                     *       "portees": [
                     *         "lecture",
                     *         "participation",
                     *         "administration"
                     *       ],
                     *       "cree_le": "2026-11-29T12:23:48.146Z",
                     *       "expire_le": null
                     *     }
                     */
                    "application/json": components["schemas"]["JetonCourant"];
                };
            };
            304: components["responses"]["NonModifie"];
            401: components["responses"]["NonAuthentifie"];
            403: components["responses"]["Interdit"];
            422: components["responses"]["Invalide"];
            429: components["responses"]["LimiteAtteinte"];
            503: components["responses"]["Indisponible"];
        };
    };
    listerMesOffres: {
        parameters: {
            query?: never;
            header?: {
                /** @description Le jeton : `Bearer <jeton>`. Absent ou vide, l’appel est refusé (401). */
                authorization?: components["parameters"]["authorization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Les offres du compte, avec leur état */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Vary: components["headers"]["Vary"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "place": 1,
                     *         "besoin": {
                     *           "slug": "comprendre-un-courrier-administratif",
                     *           "titre": "Comprendre un courrier administratif sans attendre un rendez-vous",
                     *           "langue": "fr",
                     *           "traductions": {
                     *             "en": {
                     *               "titre": "Understand an official letter without waiting for an appointment"
                     *             }
                     *           }
                     *         },
                     *         "role": "terrain",
                     *         "titre": "Essayer les réponses à un guichet",
                     *         "langue": "fr",
                     *         "traductions": {
                     *           "en": {
                     *             "titre": "Try the answers at a help desk"
                     *           }
                     *         },
                     *         "etat": "envoyee",
                     *         "message": "Je tiens un guichet le mercredi : je peux y essayer les lettres.",
                     *         "contact": true,
                     *         "cree_le": "2026-11-29T12:23:49.598Z",
                     *         "repondu_le": null,
                     *         "expire_le": "2026-12-13T12:23:49.598Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["MonOffre"][];
                };
            };
            304: components["responses"]["NonModifie"];
            401: components["responses"]["NonAuthentifie"];
            403: components["responses"]["Interdit"];
            422: components["responses"]["Invalide"];
            429: components["responses"]["LimiteAtteinte"];
            503: components["responses"]["Indisponible"];
        };
    };
    listerMesSoutiens: {
        parameters: {
            query?: never;
            header?: {
                /** @description Le jeton : `Bearer <jeton>`. Absent ou vide, l’appel est refusé (401). */
                authorization?: components["parameters"]["authorization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Les soutiens du compte */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Vary: components["headers"]["Vary"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "slug": "se-preter-des-outils-entre-voisins",
                     *         "titre": "Se prêter des outils entre voisins, sans plateforme",
                     *         "public": true,
                     *         "soutenu_le": "2026-11-29T12:23:49.483Z",
                     *         "etapes_par_courriel": true
                     *       },
                     *       {
                     *         "slug": "trouver-une-fontaine-d-eau-potable",
                     *         "titre": "Trouver une fontaine d’eau potable quand il fait chaud",
                     *         "public": true,
                     *         "soutenu_le": "2026-11-29T12:23:48.169Z",
                     *         "etapes_par_courriel": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["MonSoutien"][];
                };
            };
            304: components["responses"]["NonModifie"];
            401: components["responses"]["NonAuthentifie"];
            403: components["responses"]["Interdit"];
            422: components["responses"]["Invalide"];
            429: components["responses"]["LimiteAtteinte"];
            503: components["responses"]["Indisponible"];
        };
    };
    listerMesVotes: {
        parameters: {
            query?: never;
            header?: {
                /** @description Le jeton : `Bearer <jeton>`. Absent ou vide, l’appel est refusé (401). */
                authorization?: components["parameters"]["authorization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Les votes du compte */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Vary: components["headers"]["Vary"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "slug": "openstreetmap",
                     *         "nom": "OpenStreetMap",
                     *         "public": true,
                     *         "vote_le": "2026-11-29T12:23:49.459Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["MonVote"][];
                };
            };
            304: components["responses"]["NonModifie"];
            401: components["responses"]["NonAuthentifie"];
            403: components["responses"]["Interdit"];
            422: components["responses"]["Invalide"];
            429: components["responses"]["LimiteAtteinte"];
            503: components["responses"]["Indisponible"];
        };
    };
    listerPlaces: {
        parameters: {
            query?: {
                /** @description Curseur lu dans l’en-tête Link de la page précédente. */
                apres?: string;
                /** @description Slug d’un besoin : seulement ses missions ; un besoin inconnu donne une liste vide. */
                besoin?: string;
                /**
                 * @description Nombre d’éléments par page ; 50 quand seul `apres` est donné. Sans `limite` ni `apres`, toute la liste.
                 * @example 1
                 */
                limite?: number;
                /**
                 * @description Seulement les missions de cette aide ; vide : toutes.
                 * @example terrain
                 */
                role?: "" | "code" | "donnees" | "terrain";
                /** @description Slug exact d’un thème ; un thème inconnu donne une liste vide. */
                theme?: string;
            };
            header?: {
                /** @description Le jeton : `Bearer <jeton>`. Absent ou vide, l’appel est refusé (401). */
                authorization?: components["parameters"]["authorization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Les missions ouvertes : l’aide que des besoins cherchent */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Vary: components["headers"]["Vary"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "besoin": {
                     *           "slug": "comprendre-un-courrier-administratif",
                     *           "titre": "Comprendre un courrier administratif sans attendre un rendez-vous",
                     *           "langue": "fr",
                     *           "traductions": {
                     *             "en": {
                     *               "titre": "Understand an official letter without waiting for an appointment"
                     *             }
                     *           }
                     *         },
                     *         "theme": {
                     *           "slug": "inclusion-numerique",
                     *           "nom": "Inclusion numérique",
                     *           "description": "Donner à chacun le matériel, la connexion et l’aisance pour se servir du numérique.",
                     *           "traductions": {
                     *             "en": {
                     *               "nom": "Digital inclusion",
                     *               "description": "Giving everyone the equipment, the connection and the ease to use digital tools."
                     *             }
                     *           }
                     *         },
                     *         "role": "terrain",
                     *         "titre": "Essayer les réponses à un guichet",
                     *         "texte": "Lire des lettres inventées avec des personnes qui viennent au guichet, et noter ce qu’elles en comprennent.",
                     *         "heures": 3,
                     *         "lieu": "Rennes",
                     *         "libres": 2,
                     *         "jusqu_au": "2027-06-17",
                     *         "cree_le": "2026-11-29T12:23:48.233Z",
                     *         "langue": "fr",
                     *         "traductions": {
                     *           "en": {
                     *             "titre": "Try the answers at a help desk"
                     *           }
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["PlaceSortie"][];
                };
            };
            304: components["responses"]["NonModifie"];
            401: components["responses"]["NonAuthentifie"];
            403: components["responses"]["Interdit"];
            422: components["responses"]["Invalide"];
            429: components["responses"]["LimiteAtteinte"];
            503: components["responses"]["Indisponible"];
        };
    };
    offrirAide: {
        parameters: {
            query?: never;
            header?: {
                /** @description Le jeton : `Bearer <jeton>`. Absent ou vide, l’appel est refusé (401). */
                authorization?: components["parameters"]["authorization"];
            };
            path: {
                /**
                 * @description Numéro de la mission, tel que le donne `/api/places`.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "message": "Je tiens un guichet le mercredi : je peux y essayer les lettres.",
                 *       "contact": true
                 *     }
                 */
                "application/json": components["schemas"]["OffreEntree"];
            };
        };
        responses: {
            /** @description Fait ; ce qu’il en est maintenant. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "place": 1,
                     *       "etat": "envoyee",
                     *       "expire_le": "2026-12-13T12:23:49.598Z"
                     *     }
                     */
                    "application/json": components["schemas"]["OffreResultat"];
                };
            };
            400: components["responses"]["CorpsIllisible"];
            401: components["responses"]["NonAuthentifie"];
            403: components["responses"]["Interdit"];
            404: components["responses"]["Introuvable"];
            409: components["responses"]["Conflit"];
            413: components["responses"]["CorpsTropGros"];
            422: components["responses"]["Invalide"];
            429: components["responses"]["LimiteAtteinte"];
            503: components["responses"]["Indisponible"];
        };
    };
    retirerOffre: {
        parameters: {
            query?: never;
            header?: {
                /** @description Le jeton : `Bearer <jeton>`. Absent ou vide, l’appel est refusé (401). */
                authorization?: components["parameters"]["authorization"];
            };
            path: {
                /**
                 * @description Numéro de la mission, tel que le donne `/api/places`.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait ; ce qu’il en est maintenant. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "place": 1,
                     *       "etat": "retiree",
                     *       "expire_le": null
                     *     }
                     */
                    "application/json": components["schemas"]["OffreResultat"];
                };
            };
            401: components["responses"]["NonAuthentifie"];
            403: components["responses"]["Interdit"];
            404: components["responses"]["Introuvable"];
            422: components["responses"]["Invalide"];
            429: components["responses"]["LimiteAtteinte"];
            503: components["responses"]["Indisponible"];
        };
    };
    listerProches: {
        parameters: {
            query: {
                /**
                 * @description Le texte à rapprocher : un besoin en quelques mots, un nom, l’adresse d’un site.
                 * @example savoir quand passe le car
                 */
                q: string;
            };
            header?: {
                /** @description Le jeton : `Bearer <jeton>`. Absent ou vide, l’appel est refusé (401). */
                authorization?: components["parameters"]["authorization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ce dont un texte est proche */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Vary: components["headers"]["Vary"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "projets": [
                     *         {
                     *           "slug": "transport-data-gouv-fr",
                     *           "nom": "transport.data.gouv.fr",
                     *           "accroche": "Le point d’accès national aux données ouvertes de transport.",
                     *           "territoire": "France",
                     *           "mis_en_avant": false,
                     *           "nb_votes": 33,
                     *           "themes": [
                     *             {
                     *               "slug": "mobilite",
                     *               "nom": "Mobilité",
                     *               "description": "Se déplacer à pied, à vélo, ensemble ou en transport public, avec ou sans handicap.",
                     *               "traductions": {
                     *                 "en": {
                     *                   "nom": "Mobility",
                     *                   "description": "Getting around on foot, by bike, together or by public transport, with or without a disability."
                     *                 }
                     *               }
                     *             },
                     *             {
                     *               "slug": "donnees-ouvertes",
                     *               "nom": "Données ouvertes",
                     *               "description": "Des données publiées pour que chacun puisse les vérifier, les compléter et les réutiliser.",
                     *               "traductions": {
                     *                 "en": {
                     *                   "nom": "Open data",
                     *                   "description": "Data published so that anyone can check, complete and reuse them."
                     *                 }
                     *               }
                     *             }
                     *           ],
                     *           "label_ia": "non_renseigne",
                     *           "langue": "fr",
                     *           "traductions": {
                     *             "en": {
                     *               "accroche": "The French national access point to open transport data.",
                     *               "description": "Bus and train timetables, shared bikes, charging stations, car-pooling areas: this public site gathers the data that local authorities and operators must open, and that journey planners reuse.\n\nThe team supports the producers, checks the files with open validation tools and points out what is out of date. Formats are standard, GTFS and NeTEx for example, so that a tool written for one city also works in the next one. The code of the site is published."
                     *             }
                     *           },
                     *           "logo": null,
                     *           "certitude": "peut_etre"
                     *         },
                     *         {
                     *           "slug": "panoramax",
                     *           "nom": "Panoramax",
                     *           "accroche": "Des photos de rue ouvertes, prises et hébergées par celles et ceux qui s’en servent.",
                     *           "territoire": "France",
                     *           "mis_en_avant": false,
                     *           "nb_votes": 8,
                     *           "themes": [
                     *             {
                     *               "slug": "donnees-ouvertes",
                     *               "nom": "Données ouvertes",
                     *               "description": "Des données publiées pour que chacun puisse les vérifier, les compléter et les réutiliser.",
                     *               "traductions": {
                     *                 "en": {
                     *                   "nom": "Open data",
                     *                   "description": "Data published so that anyone can check, complete and reuse them."
                     *                 }
                     *               }
                     *             },
                     *             {
                     *               "slug": "mobilite",
                     *               "nom": "Mobilité",
                     *               "description": "Se déplacer à pied, à vélo, ensemble ou en transport public, avec ou sans handicap.",
                     *               "traductions": {
                     *                 "en": {
                     *                   "nom": "Mobility",
                     *                   "description": "Getting around on foot, by bike, together or by public transport, with or without a disability."
                     *                 }
                     *               }
                     *             }
                     *           ],
                     *           "label_ia": "ia_appoint",
                     *           "langue": "fr",
                     *           "traductions": {
                     *             "en": {
                     *               "accroche": "Open street-level photos, taken and hosted by the people who use them.",
                     *               "description": "Panoramax is a free alternative to the street views of the large platforms. Local authorities, associations and individuals upload photos taken on foot, by bike or by car; they help complete a map, list road signs or check a cycle lane without travelling.\n\nThe project was launched by IGN, the French mapping agency, and OpenStreetMap France. It is federated: several instances host their own photos and a common catalogue searches them together. The software is free and the photos are released under open licences.",
                     *               "usage_ia": "A computer vision model finds faces and licence plates so that they are blurred before publication. Other models recognise road signs; the project publishes them."
                     *             }
                     *           },
                     *           "logo": null,
                     *           "certitude": "peut_etre"
                     *         }
                     *       ],
                     *       "besoins": [
                     *         {
                     *           "slug": "savoir-quand-passe-le-car-sans-smartphone",
                     *           "titre": "Savoir quand passe le car sans smartphone",
                     *           "description": "Chez nous, le car passe trois fois par jour, et pas les mêmes jours pendant les vacances. L’affiche de l’arrêt a pris l’eau, l’application ne s’installe pas sur mon téléphone à touches, et ma voisine n’a pas de connexion.\n\nJe voudrais appeler un numéro ou envoyer un texto avec le nom de l’arrêt, et recevoir les deux prochains passages. Ou trouver à la mairie une feuille à jour, en gros caractères, à poser sur le réfrigérateur.\n\nCe n’est pas grand-chose, mais rater le car de 13 h 10, ici, c’est rater la journée.",
                     *           "territoire": "Creuse",
                     *           "theme": {
                     *             "slug": "mobilite",
                     *             "nom": "Mobilité",
                     *             "description": "Se déplacer à pied, à vélo, ensemble ou en transport public, avec ou sans handicap.",
                     *             "traductions": {
                     *               "en": {
                     *                 "nom": "Mobility",
                     *                 "description": "Getting around on foot, by bike, together or by public transport, with or without a disability."
                     *               }
                     *             }
                     *           },
                     *           "statut": "developpement",
                     *           "statut_libelle": "En développement",
                     *           "nb_soutiens": 28,
                     *           "projet": null,
                     *           "cree_le": "2025-06-16T09:33:12.000Z",
                     *           "chantier": true,
                     *           "cahier": "Exemple de démonstration : ce chantier montre à quoi ressemble un espace de travail ; personne n’y travaille en vrai.\n\nPour qui\nLes habitants des communes desservies par quelques cars par jour : personnes âgées, lycéens, gens sans voiture. Beaucoup ont un téléphone à touches ou une ligne fixe, peu de réseau, et l’habitude de demander à la mairie.\n\nCe qui existe\nLes horaires de nombreux réseaux sont publiés en données ouvertes, dans un format commun (GTFS), au point d’accès national aux données de transport. Des applications les lisent très bien, mais elles supposent un smartphone, une connexion et une bonne vue. Les affiches des arrêts sont lues par tous, et souvent périmées.\n\nCe que l’on voudrait\n1. Par texto : j’envoie le nom de l’arrêt, je reçois les deux prochains passages dans chaque sens, en une phrase sans abréviation.\n2. Par téléphone : la même réponse, dite lentement, répétée si l’on appuie sur une touche.\n3. Sur papier : une feuille par arrêt, en gros caractères, que la mairie imprime en deux clics. Elle porte sa date de fin de validité.\n4. Un jour férié, un jour de vacances : la réponse le dit (« aujourd’hui, horaires de vacances »).\n\nLimites\nAucun compte, aucun numéro conservé au-delà de la réponse. Pas de position demandée. On ne promet pas le temps réel : les données sont des horaires théoriques, et la réponse doit le dire. Le coût des textos est connu avant d’ouvrir le service, et un plafond arrête l’envoi plutôt que de surprendre celui qui paie. Pas d’IA : chercher un arrêt dans une liste et lire un horaire n’en demande pas.\n\nComment nous saurons que cela marche\nVingt personnes qui n’ont pas de smartphone obtiennent la bonne heure, sans aide, du premier coup pour seize d’entre elles. Sur deux cents questions tirées au sort, dont cinquante un jour de vacances, la réponse est celle du fichier des horaires. Une feuille périmée se reconnaît à trois mètres.",
                     *           "roles": [
                     *             "code",
                     *             "donnees",
                     *             "terrain"
                     *           ],
                     *           "depot": "https://depots.example.org/bien-commun/bus-sans-telephone",
                     *           "etapes": [
                     *             {
                     *               "jour": "2025-10-16",
                     *               "titre": "Le tour des arrêts",
                     *               "texte": "Nous avons dressé la liste des façons dont un arrêt est nommé : sur l’affiche, dans le fichier des horaires, et dans la bouche des habitants. Un arrêt sur trois porte deux noms ; la recherche devra accepter les deux.",
                     *               "traductions": {
                     *                 "en": {
                     *                   "titre": "Going round the stops",
                     *                   "texte": "We listed the ways a stop is named: on the poster, in the timetable file, and by the people who live there. One stop in three has two names; the search will have to accept both."
                     *                 }
                     *               }
                     *             },
                     *             {
                     *               "jour": "2026-01-06",
                     *               "titre": "Le cahier est écrit",
                     *               "texte": "Le cahier fixe trois sorties : texto, voix, papier. Le temps réel est écarté, faute de données fiables partout ; la feuille en gros caractères passe en premier, parce qu’elle ne dépend d’aucun réseau.",
                     *               "traductions": {
                     *                 "en": {
                     *                   "titre": "The brief is written",
                     *                   "texte": "The brief sets three outputs: text message, voice, paper. Real time is left out, since reliable data does not exist everywhere; the large-print sheet comes first, because it depends on no network."
                     *                 }
                     *               }
                     *             },
                     *             {
                     *               "jour": "2026-03-24",
                     *               "titre": "Une première feuille imprimable",
                     *               "texte": "Le programme lit un fichier d’horaires et rend une page par arrêt, avec sa date de fin. Il refuse d’imprimer un fichier périmé. Cherché : quelqu’un pour relire la mise en page avec des personnes malvoyantes.",
                     *               "traductions": {
                     *                 "en": {
                     *                   "titre": "A first printable sheet",
                     *                   "texte": "The program reads a timetable file and produces one page per stop, with its end date. It refuses to print an expired file. Wanted: somebody to review the layout with partially sighted people."
                     *                 }
                     *               }
                     *             },
                     *             {
                     *               "jour": "2026-07-09",
                     *               "titre": "Répondre à un texto",
                     *               "texte": "La réponse tient en cent soixante caractères et comprend les deux noms de chaque arrêt. Sur deux cents questions d’essai, cent quatre-vingt-sept réponses sont justes ; les treize erreurs tombent toutes un jour férié.",
                     *               "traductions": {
                     *                 "en": {
                     *                   "titre": "Answering a text message",
                     *                   "texte": "The reply fits in one hundred and sixty characters and understands both names of each stop. Out of two hundred test questions, one hundred and eighty-seven answers are right; all thirteen mistakes fall on a public holiday."
                     *                 }
                     *               }
                     *             },
                     *             {
                     *               "jour": "2026-10-20",
                     *               "titre": "Les jours fériés sont corrigés",
                     *               "texte": "Les exceptions du calendrier sont maintenant lues, et les deux cents réponses d’essai sont justes. Prochaine marche : l’essai avec vingt personnes, puis la voix.",
                     *               "traductions": {
                     *                 "en": {
                     *                   "titre": "Public holidays are fixed",
                     *                   "texte": "Calendar exceptions are now read, and all two hundred test answers are right. Next step: the trial with twenty people, then the voice service."
                     *                 }
                     *               }
                     *             }
                     *           ],
                     *           "jalons": [
                     *             {
                     *               "statut": "publie",
                     *               "le": "2025-06-18T08:05:44.000Z"
                     *             },
                     *             {
                     *               "statut": "etude",
                     *               "le": "2025-10-02T13:41:09.000Z"
                     *             },
                     *             {
                     *               "statut": "developpement",
                     *               "le": "2026-03-10T10:26:58.000Z"
                     *             }
                     *           ],
                     *           "langue": "fr",
                     *           "traductions": {
                     *             "en": {
                     *               "titre": "Know when the rural coach runs, without a smartphone",
                     *               "description": "Where we live, the coach runs three times a day, and on different days during school holidays. The poster at the stop has got wet, the app cannot be installed on my push-button phone, and my neighbour has no internet connection.\n\nI would like to ring a number, or send a text message with the name of the stop, and be told the next two departures. Or find at the town hall an up-to-date sheet, in large print, to put on the refrigerator.\n\nIt is not much, but here, missing the ten past one coach means missing the day.",
                     *               "cahier": "Demonstration example: this shows what a work space looks like; nobody is really working on it.\n\nWho it is for\nResidents of municipalities served by a few coaches a day: elderly people, secondary school pupils, people without a car. Many have a push-button phone or a landline, a weak signal, and the habit of asking at the town hall.\n\nWhat exists\nThe timetables of many networks are published as open data, in a common format (GTFS), at the national access point for transport data. Apps read them very well, but they take for granted a smartphone, a connection and good eyesight. The posters at the stops are read by everyone, and are often out of date.\n\nWhat is wanted\n1. By text message: I send the name of the stop, I receive the next two departures in each direction, in one sentence without abbreviations.\n2. By telephone: the same answer, spoken slowly, repeated when a key is pressed.\n3. On paper: one sheet per stop, in large print, which the town hall prints in two clicks. It carries the date until which it is valid.\n4. On public holidays and school holidays, the answer says so (“holiday timetable today”).\n\nLimits\nNo account, no telephone number kept once the answer is sent. No location asked for. Real time is not promised: the data are planned timetables, and the answer must say so. The cost of text messages is known before the service opens, and a ceiling stops the sending rather than surprise whoever pays. No AI: looking up a stop in a list and reading a timetable does not require any.\n\nHow we will know that it works\nTwenty people who have no smartphone get the right time without help, sixteen of them at the first attempt. On two hundred questions drawn at random, fifty of them on a holiday, the answer is that of the timetable file. An expired sheet can be recognised from three metres away."
                     *             }
                     *           },
                     *           "bilan": null,
                     *           "lieux": [
                     *             {
                     *               "code": "dep-23",
                     *               "nature": "departement",
                     *               "nom": "Creuse"
                     *             }
                     *           ],
                     *           "certitude": "peut_etre"
                     *         },
                     *         {
                     *           "slug": "une-carte-des-aires-de-jeux-accessibles",
                     *           "titre": "Une carte des aires de jeux accessibles à tous les enfants",
                     *           "description": "Ma fille se déplace en fauteuil. Avant chaque sortie, je passe du temps à regarder des photos pour deviner si le portillon est assez large, si le sol est souple ou en gravier, et s’il y a au moins un jeu où elle peut monter avec les autres.\n\nCe qui aiderait : une carte où l’on voit, pour chaque aire de jeux, l’accès depuis la rue, la nature du sol, les jeux praticables, l’ombre, les toilettes adaptées, et la date à laquelle quelqu’un est passé vérifier.\n\nLes parents peuvent faire les relevés si la liste des questions tient sur une page. Je préfère « on ne sait pas » à une information fausse.",
                     *           "territoire": "Nantes (Loire-Atlantique)",
                     *           "theme": {
                     *             "slug": "donnees-ouvertes",
                     *             "nom": "Données ouvertes",
                     *             "description": "Des données publiées pour que chacun puisse les vérifier, les compléter et les réutiliser.",
                     *             "traductions": {
                     *               "en": {
                     *                 "nom": "Open data",
                     *                 "description": "Data published so that anyone can check, complete and reuse them."
                     *               }
                     *             }
                     *           },
                     *           "statut": "publie",
                     *           "statut_libelle": "Exprimé",
                     *           "nb_soutiens": 14,
                     *           "projet": null,
                     *           "cree_le": "2026-01-03T20:31:03.000Z",
                     *           "chantier": false,
                     *           "cahier": null,
                     *           "roles": [],
                     *           "depot": null,
                     *           "etapes": [],
                     *           "jalons": [
                     *             {
                     *               "statut": "publie",
                     *               "le": "2026-01-05T09:40:26.000Z"
                     *             }
                     *           ],
                     *           "langue": "fr",
                     *           "traductions": {
                     *             "en": {
                     *               "titre": "A map of playgrounds that every child can use",
                     *               "description": "My daughter uses a wheelchair. Before every outing I spend time looking at photographs, trying to guess whether the gate is wide enough, whether the ground is soft or gravel, and whether there is at least one piece of equipment she can share with the others.\n\nWhat would help is a map showing, for each playground, the way in from the street, the kind of ground, the equipment she can use, shade, an adapted toilet, and the date when somebody last went to check.\n\nParents can do the survey if the questions fit on one page. I would rather read “not known” than something wrong."
                     *             }
                     *           },
                     *           "bilan": null,
                     *           "lieux": [
                     *             {
                     *               "code": "commune-44109",
                     *               "nature": "commune",
                     *               "nom": "Nantes"
                     *             }
                     *           ],
                     *           "certitude": "peut_etre"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @description Les besoins proches du texte, le plus proche d’abord. */
                        besoins: {
                            /** @description Ce que les personnes qui soutenaient un besoin résolu en disent ; null avant, et sous cinq réponses. */
                            bilan: components["schemas"]["Bilan"] | null;
                            /** @description Ce qu’il y a à faire, en texte simple ; null tant que rien n’est écrit. */
                            cahier: string | null;
                            /**
                             * @description `sur` : cela existe déjà, deux indices indépendants le disent ; `peut_etre` : cela pourrait répondre, à vérifier.
                             * @enum {string}
                             */
                            certitude: "sur" | "peut_etre";
                            /** @description Vrai dès que l’espace de travail est ouvert. */
                            chantier: boolean;
                            /**
                             * Format: date-time
                             * @description Instant où le besoin a été décrit.
                             */
                            cree_le: string;
                            /** @description Adresse du code source. */
                            depot: string | null;
                            /** @description Le besoin en détail, en texte simple. */
                            description: string;
                            /** @description Les nouvelles datées du travail, de la plus ancienne à la plus récente. */
                            etapes: components["schemas"]["Etape"][];
                            /** @description Slug du besoin auquel celui-ci a été réuni ; absent des autres besoins. */
                            fusionne_dans?: string;
                            /** @description Les états publics atteints, du plus ancien au plus récent. */
                            jalons: components["schemas"]["Jalon"][];
                            /**
                             * @description Langue dans laquelle l’original a été écrit.
                             * @enum {string}
                             */
                            langue: "fr" | "en";
                            /** @description Les lieux que la fiche nomme, cinq au plus. */
                            lieux: components["schemas"]["LieuNomme"][];
                            /** @description Nombre de soutiens reçus. */
                            nb_soutiens: number;
                            /** @description Le projet lié au besoin, tant qu’il est publié. */
                            projet: components["schemas"]["ProjetResume"] | null;
                            /** @description Les besoins réunis à celui-ci, du plus ancien au plus récent ; absent quand il n’y en a pas. */
                            reunis?: components["schemas"]["Reuni"][];
                            /** @description Les aides cherchées : `code`, `donnees`, `terrain`. */
                            roles: ("code" | "donnees" | "terrain")[];
                            /**
                             * @description Identifiant lisible du besoin, stable pour toujours.
                             * @example une-carte-des-fontaines-d-eau
                             */
                            slug: string;
                            /**
                             * @description Où en est le besoin : `publie` (exprimé), `etude`, `developpement`, puis `livre` (résolu) ; les autres états ne sont pas publics.
                             * @enum {string}
                             */
                            statut: "propose" | "publie" | "etude" | "developpement" | "livre" | "refuse" | "archive" | "quarantaine" | "fusionne";
                            /**
                             * @description Le même état, en français.
                             * @example Exprimé
                             */
                            statut_libelle: string;
                            /** @description Où le projet agit ou le besoin se fait sentir ; null : partout. */
                            territoire: string | null;
                            /** @description Le thème du besoin ; null quand il n’en a pas. */
                            theme: components["schemas"]["ThemeSortie"] | null;
                            /** @description Le besoin, en une ligne. */
                            titre: string;
                            /** @description Version anglaise, quand elle existe ; clés possibles : titre, description, cahier. */
                            traductions: {
                                /** @description Les textes traduits, par leur nom ; absent quand rien n’est traduit. */
                                en?: {
                                    [key: string]: string;
                                };
                            };
                        }[];
                        /** @description Les projets proches du texte, le plus proche d’abord. */
                        projets: {
                            /** @description Ce qu’est le projet, en une phrase. */
                            accroche: string;
                            /**
                             * @description `sur` : cela existe déjà, deux indices indépendants le disent ; `peut_etre` : cela pourrait répondre, à vérifier.
                             * @enum {string}
                             */
                            certitude: "sur" | "peut_etre";
                            /**
                             * @description Place de l’IA dans le projet, posée par l’équipe.
                             * @enum {string}
                             */
                            label_ia: "non_renseigne" | "sans_ia" | "ia_appoint" | "ia_centrale";
                            /**
                             * @description Langue dans laquelle l’original a été écrit.
                             * @enum {string}
                             */
                            langue: "fr" | "en";
                            /** @description Chemin, sur ce site, du logo du projet en WebP ; null s’il n’en a pas. */
                            logo: string | null;
                            /** @description Vrai pour un projet que l’équipe met en avant. */
                            mis_en_avant: boolean;
                            /** @description Nombre de votes reçus. */
                            nb_votes: number;
                            /**
                             * @description Nom du projet.
                             * @example OpenStreetMap
                             */
                            nom: string;
                            /**
                             * @description Identifiant lisible du projet, stable pour toujours.
                             * @example openstreetmap
                             */
                            slug: string;
                            /** @description Où le projet agit ou le besoin se fait sentir ; null : partout. */
                            territoire: string | null;
                            /** @description Les thèmes du projet, un à trois, le principal d’abord. */
                            themes: components["schemas"]["ThemeSortie"][];
                            /** @description Version anglaise, quand elle existe ; clés possibles : nom, accroche, description, usage_ia. */
                            traductions: {
                                /** @description Les textes traduits, par leur nom ; absent quand rien n’est traduit. */
                                en?: {
                                    [key: string]: string;
                                };
                            };
                        }[];
                    };
                };
            };
            304: components["responses"]["NonModifie"];
            401: components["responses"]["NonAuthentifie"];
            403: components["responses"]["Interdit"];
            422: components["responses"]["Invalide"];
            429: components["responses"]["LimiteAtteinte"];
            503: components["responses"]["Indisponible"];
        };
    };
    listerProjets: {
        parameters: {
            query?: {
                /** @description Curseur lu dans l’en-tête Link de la page précédente. */
                apres?: string;
                /** @description `true` : seulement les projets qui ont un code source public ; `false` : seulement les autres. */
                depot?: boolean;
                /** @description Seulement les projets qui ont ce label IA ; vide : tous. */
                label_ia?: "" | "non_renseigne" | "sans_ia" | "ia_appoint" | "ia_centrale";
                /** @description Seulement les projets dont la licence du logiciel est cette expression SPDX, ou nomme cette licence ; une licence inconnue donne une liste vide. */
                licence_code?: string;
                /** @description Code d’un lieu, tel que le donne `/api/lieux` : seulement ce qui est dans ce lieu, dans sa communauté de communes ou dans son département, ce qui est dit d’un lieu qui le contient, et ce qui n’est d’aucun lieu ; le plus proche d’abord, dans l’ordre de la liste ensuite. Avec `q`, l’ordre reste celui de la recherche. Un code inconnu donne une liste vide. */
                lieu?: string;
                /**
                 * @description Nombre d’éléments par page ; 50 quand seul `apres` est donné. Sans `limite` ni `apres`, toute la liste.
                 * @example 3
                 */
                limite?: number;
                /** @description `true` : seulement les projets mis en avant ; `false` : seulement les autres. */
                mis_en_avant?: boolean;
                /** @description `true`, avec `q` : les meilleures réponses d’abord, quel que soit `tri`, ce qui est aussi l’ordre sans `tri`. Sans `q`, sans effet. */
                pertinence?: boolean;
                /** @description Mots cherchés : avec `q` et sans `tri`, les meilleures réponses d’abord ; un `tri` nommé garde son ordre. Sans égard à la casse, aux accents ni aux ligatures. Chaque mot est un mot entier du projet, sa racine ou un équivalent ; à partir de cinq lettres, un début de mot suffit. Quand peu de projets ont tous les mots, ceux qui en ont une partie suivent. */
                q?: string;
                /** @description Seulement ces éléments, par leurs slugs séparés par des virgules, 100 au plus ; ce qui n’est pas public n’y est pas. */
                slugs?: string;
                /** @description Seulement les projets dont le logiciel en est à ce stade ; vide : tous. */
                stade?: "" | "inconnu" | "idee" | "construction" | "essai" | "stable" | "arrete";
                /** @description Seulement les projets de ce territoire, écrit comme dans leur fiche, sans égard à la casse ni aux accents. */
                territoire?: string;
                /** @description Slug exact d’un thème ; un thème inconnu donne une liste vide. */
                theme?: string;
                /**
                 * @description L’ordre de la liste : mis en avant d’abord, plus votés d’abord, ou derniers publiés d’abord. Avec `q` et sans `tri` : par pertinence.
                 * @example votes
                 */
                tri?: "une" | "votes" | "recents";
            };
            header?: {
                /** @description Le jeton : `Bearer <jeton>`. Absent ou vide, l’appel est refusé (401). */
                authorization?: components["parameters"]["authorization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Les projets publiés */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Vary: components["headers"]["Vary"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "slug": "exodus-privacy",
                     *         "nom": "Exodus Privacy",
                     *         "accroche": "Savoir quels pisteurs et quelles permissions se cachent dans une application Android.",
                     *         "territoire": "Monde",
                     *         "mis_en_avant": false,
                     *         "nb_votes": 38,
                     *         "themes": [
                     *           {
                     *             "slug": "logiciels-libres",
                     *             "nom": "Logiciels libres",
                     *             "description": "Des programmes que l’on peut utiliser, étudier, modifier et partager.",
                     *             "traductions": {
                     *               "en": {
                     *                 "nom": "Free software",
                     *                 "description": "Programs that anyone may use, study, change and share."
                     *               }
                     *             }
                     *           },
                     *           {
                     *             "slug": "inclusion-numerique",
                     *             "nom": "Inclusion numérique",
                     *             "description": "Donner à chacun le matériel, la connexion et l’aisance pour se servir du numérique.",
                     *             "traductions": {
                     *               "en": {
                     *                 "nom": "Digital inclusion",
                     *                 "description": "Giving everyone the equipment, the connection and the ease to use digital tools."
                     *               }
                     *             }
                     *           }
                     *         ],
                     *         "label_ia": "sans_ia",
                     *         "langue": "fr",
                     *         "traductions": {
                     *           "en": {
                     *             "accroche": "Find out which trackers and permissions hide in an Android application.",
                     *             "description": "Many applications contain small pieces of code that measure, profile or resell our habits. The Exodus Privacy platform analyses an Android application and publishes a readable report: the list of trackers it recognised and the list of permissions requested.\n\nThe analysis looks for known signatures in the program; it does not rest on artificial intelligence. The association, born in France in 2017, is run by volunteers. It publishes its tools under a free licence and gives workshops on how to protect oneself."
                     *           }
                     *         },
                     *         "logo": null
                     *       },
                     *       {
                     *         "slug": "openstreetmap",
                     *         "nom": "OpenStreetMap",
                     *         "accroche": "La carte du monde que chacun peut compléter, corriger et réutiliser.",
                     *         "territoire": "Monde",
                     *         "mis_en_avant": true,
                     *         "nb_votes": 37,
                     *         "themes": [
                     *           {
                     *             "slug": "donnees-ouvertes",
                     *             "nom": "Données ouvertes",
                     *             "description": "Des données publiées pour que chacun puisse les vérifier, les compléter et les réutiliser.",
                     *             "traductions": {
                     *               "en": {
                     *                 "nom": "Open data",
                     *                 "description": "Data published so that anyone can check, complete and reuse them."
                     *               }
                     *             }
                     *           },
                     *           {
                     *             "slug": "mobilite",
                     *             "nom": "Mobilité",
                     *             "description": "Se déplacer à pied, à vélo, ensemble ou en transport public, avec ou sans handicap.",
                     *             "traductions": {
                     *               "en": {
                     *                 "nom": "Mobility",
                     *                 "description": "Getting around on foot, by bike, together or by public transport, with or without a disability."
                     *               }
                     *             }
                     *           },
                     *           {
                     *             "slug": "savoirs-libres",
                     *             "nom": "Savoirs libres",
                     *             "description": "Des connaissances écrites ensemble, que chacun peut lire, corriger et reprendre.",
                     *             "traductions": {
                     *               "en": {
                     *                 "nom": "Free knowledge",
                     *                 "description": "Knowledge written together that anyone may read, correct and reuse."
                     *               }
                     *             }
                     *           }
                     *         ],
                     *         "label_ia": "non_renseigne",
                     *         "langue": "fr",
                     *         "traductions": {
                     *           "en": {
                     *             "accroche": "The map of the world that anyone may complete, correct and reuse.",
                     *             "description": "Started in the United Kingdom in 2004, OpenStreetMap is a geographic database built by people who record the streets, paths, shops or access ramps of the places they know. Every change keeps its author and its date, and others can build on it.\n\nThe data are published under the ODbL licence: you may draw a map, compute a route or run a study from them, provided you credit the contributors and share derived databases on the same terms. The OpenStreetMap Foundation supports the project but does not decide what goes on the map."
                     *           }
                     *         },
                     *         "logo": null
                     *       },
                     *       {
                     *         "slug": "vlc",
                     *         "nom": "VLC media player",
                     *         "accroche": "Le lecteur qui ouvre presque tous les sons et toutes les vidéos.",
                     *         "territoire": "Monde",
                     *         "mis_en_avant": false,
                     *         "nb_votes": 33,
                     *         "themes": [
                     *           {
                     *             "slug": "logiciels-libres",
                     *             "nom": "Logiciels libres",
                     *             "description": "Des programmes que l’on peut utiliser, étudier, modifier et partager.",
                     *             "traductions": {
                     *               "en": {
                     *                 "nom": "Free software",
                     *                 "description": "Programs that anyone may use, study, change and share."
                     *               }
                     *             }
                     *           },
                     *           {
                     *             "slug": "culture",
                     *             "nom": "Culture",
                     *             "description": "Faire vivre les œuvres, les langues et le patrimoine, et les rendre accessibles à tous.",
                     *             "traductions": {
                     *               "en": {
                     *                 "nom": "Culture",
                     *                 "description": "Keeping works, languages and heritage alive and open to all."
                     *               }
                     *             }
                     *           }
                     *         ],
                     *         "label_ia": "non_renseigne",
                     *         "langue": "fr",
                     *         "traductions": {
                     *           "en": {
                     *             "accroche": "The player that opens almost any sound and video.",
                     *             "description": "Known by its traffic cone, VLC plays most audio and video formats without installing anything else, on computers and phones alike. It holds no advertising and no spyware, and it is free of charge.\n\nBorn in the 1990s as a student project at École Centrale Paris, it is developed by volunteers and supported by the association VideoLAN. Its engine, libVLC, is reused in many other programs, and the code is published under the GPL and LGPL licences. The project has always refused to bundle unwanted software with it."
                     *           }
                     *         },
                     *         "logo": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ProjetResume"][];
                };
            };
            304: components["responses"]["NonModifie"];
            401: components["responses"]["NonAuthentifie"];
            403: components["responses"]["Interdit"];
            422: components["responses"]["Invalide"];
            429: components["responses"]["LimiteAtteinte"];
            503: components["responses"]["Indisponible"];
        };
    };
    proposerProjet: {
        parameters: {
            query?: never;
            header?: {
                /** @description Le jeton : `Bearer <jeton>`. Absent ou vide, l’appel est refusé (401). */
                authorization?: components["parameters"]["authorization"];
                /** @description Une clé de l’appelant, de 1 à 255 caractères ASCII visibles, pour répéter l’envoi sans risque : pendant 24 h, la même clé avec le même corps donne la première réponse ; avec un autre corps, 422. Sans clé, le même corps dans les dix minutes donne la première réponse. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "nom": "La Carte des fontaines",
                 *       "accroche": "Les points d’eau potable d’une ville, relevés par ses habitants.",
                 *       "description": "Une carte libre des fontaines où l’on peut boire, relevée à pied par des bénévoles et versée dans OpenStreetMap.",
                 *       "site_web": "https://fontaines.example.org/",
                 *       "porteur": "Association L’Eau à la bouche",
                 *       "territoire": "Lyon",
                 *       "usage_ia": "Aucun : les relevés sont faits à pied.",
                 *       "code_ouvert": true,
                 *       "mots_habitants": [
                 *         "corriger une carte de ma commune"
                 *       ],
                 *       "mots_habitants_en": [
                 *         "fix a map of my town"
                 *       ],
                 *       "depot": "https://git.example.org/fontaines/carte",
                 *       "licence_code": "EUPL-1.2",
                 *       "stade": "stable",
                 *       "liens": [
                 *         {
                 *           "nature": "documentation",
                 *           "url": "https://fontaines.example.org/documentation"
                 *         }
                 *       ],
                 *       "finance_par": [
                 *         "Ville de Lyon"
                 *       ],
                 *       "contact": "https://fontaines.example.org/contact",
                 *       "themes": [
                 *         "donnees-ouvertes"
                 *       ],
                 *       "langue": "fr"
                 *     }
                 */
                "application/json": components["schemas"]["ProjetContribution"];
            };
        };
        responses: {
            /** @description Reçu ; une relecture suit. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "slug": "la-carte-des-fontaines",
                     *       "statut": "propose",
                     *       "message": "Merci ! Votre contribution sera relue par l’équipe avant d’être publiée."
                     *     }
                     */
                    "application/json": components["schemas"]["ProjetContribue"];
                };
            };
            400: components["responses"]["CorpsIllisible"];
            401: components["responses"]["NonAuthentifie"];
            403: components["responses"]["Interdit"];
            413: components["responses"]["CorpsTropGros"];
            422: components["responses"]["Invalide"];
            429: components["responses"]["LimiteAtteinte"];
            503: components["responses"]["Indisponible"];
        };
    };
    lireProjet: {
        parameters: {
            query?: never;
            header?: {
                /** @description Le jeton : `Bearer <jeton>`. Absent ou vide, l’appel est refusé (401). */
                authorization?: components["parameters"]["authorization"];
            };
            path: {
                /**
                 * @description Identifiant lisible, stable pour toujours.
                 * @example openstreetmap
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Un projet publié */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Vary: components["headers"]["Vary"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "slug": "openstreetmap",
                     *       "nom": "OpenStreetMap",
                     *       "accroche": "La carte du monde que chacun peut compléter, corriger et réutiliser.",
                     *       "territoire": "Monde",
                     *       "mis_en_avant": true,
                     *       "nb_votes": 37,
                     *       "themes": [
                     *         {
                     *           "slug": "donnees-ouvertes",
                     *           "nom": "Données ouvertes",
                     *           "description": "Des données publiées pour que chacun puisse les vérifier, les compléter et les réutiliser.",
                     *           "traductions": {
                     *             "en": {
                     *               "nom": "Open data",
                     *               "description": "Data published so that anyone can check, complete and reuse them."
                     *             }
                     *           }
                     *         },
                     *         {
                     *           "slug": "mobilite",
                     *           "nom": "Mobilité",
                     *           "description": "Se déplacer à pied, à vélo, ensemble ou en transport public, avec ou sans handicap.",
                     *           "traductions": {
                     *             "en": {
                     *               "nom": "Mobility",
                     *               "description": "Getting around on foot, by bike, together or by public transport, with or without a disability."
                     *             }
                     *           }
                     *         },
                     *         {
                     *           "slug": "savoirs-libres",
                     *           "nom": "Savoirs libres",
                     *           "description": "Des connaissances écrites ensemble, que chacun peut lire, corriger et reprendre.",
                     *           "traductions": {
                     *             "en": {
                     *               "nom": "Free knowledge",
                     *               "description": "Knowledge written together that anyone may read, correct and reuse."
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "description": "Née au Royaume-Uni en 2004, OpenStreetMap est une base de données géographiques construite par des personnes qui relèvent les rues, les chemins, les commerces ou les rampes d’accès des lieux qu’elles connaissent. Chaque modification garde son auteur et sa date, et d’autres peuvent la reprendre.\n\nLes données sont publiées sous la licence ODbL : on peut en tirer une carte, un calcul d’itinéraire ou une étude, à condition de citer les contributeurs et de partager aux mêmes conditions les bases qui en dérivent. La fondation OpenStreetMap soutient le projet, elle n’en décide pas le contenu.",
                     *       "site_web": "https://www.openstreetmap.org/",
                     *       "porteur": "Fondation OpenStreetMap",
                     *       "usage_ia": null,
                     *       "code_ouvert": true,
                     *       "publie_le": "2025-07-04T12:35:52.000Z",
                     *       "label_ia": "non_renseigne",
                     *       "langue": "fr",
                     *       "traductions": {
                     *         "en": {
                     *           "accroche": "The map of the world that anyone may complete, correct and reuse.",
                     *           "description": "Started in the United Kingdom in 2004, OpenStreetMap is a geographic database built by people who record the streets, paths, shops or access ramps of the places they know. Every change keeps its author and its date, and others can build on it.\n\nThe data are published under the ODbL licence: you may draw a map, compute a route or run a study from them, provided you credit the contributors and share derived databases on the same terms. The OpenStreetMap Foundation supports the project but does not decide what goes on the map."
                     *         }
                     *       },
                     *       "logo": null,
                     *       "image": null,
                     *       "mots_habitants": [
                     *         "trouver des toilettes ou une fontaine près d’ici",
                     *         "un plan de ma ville que j’ai le droit de recopier",
                     *         "ma rue n’est pas sur la carte, comment l’ajouter ?",
                     *         "se repérer sans passer par Google",
                     *         "un plan gratuit pour le dépliant de mon asso",
                     *         "signaler un sentier qui n’existe plus",
                     *         "récupérer un fond de plan pour une appli",
                     *         "connaître les horaires d’ouverture d’un commerce",
                     *         "corriger une erreur sur un plan en ligne",
                     *         "un atlas que l’on modifie soi-même",
                     *         "noter les bancs, les arbres et les poubelles d’un quartier",
                     *         "une base de lieux pour mon site ou mon étude"
                     *       ],
                     *       "mots_habitants_en": [
                     *         "my street is missing from the map",
                     *         "a free town plan I am allowed to reprint",
                     *         "add the new shop on our road",
                     *         "where is the nearest toilet or drinking tap",
                     *         "an alternative to Google’s maps",
                     *         "correct a mistake on an online map",
                     *         "an atlas that anyone may edit",
                     *         "opening hours of the shops around me",
                     *         "mark benches, trees and crossings",
                     *         "a base map for my app or study",
                     *         "footpaths and tracks that official maps forget",
                     *         "learn to map with volunteers"
                     *       ],
                     *       "depot": null,
                     *       "licence_code": null,
                     *       "stade": "inconnu",
                     *       "liens": [],
                     *       "finance_par": [],
                     *       "contact": null,
                     *       "lieux": [
                     *         {
                     *           "code": "001",
                     *           "nature": "monde",
                     *           "nom": "Monde"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ProjetSortie"];
                };
            };
            304: components["responses"]["NonModifie"];
            401: components["responses"]["NonAuthentifie"];
            403: components["responses"]["Interdit"];
            404: components["responses"]["Introuvable"];
            422: components["responses"]["Invalide"];
            429: components["responses"]["LimiteAtteinte"];
            503: components["responses"]["Indisponible"];
        };
    };
    listerBesoinsDuProjet: {
        parameters: {
            query?: never;
            header?: {
                /** @description Le jeton : `Bearer <jeton>`. Absent ou vide, l’appel est refusé (401). */
                authorization?: components["parameters"]["authorization"];
            };
            path: {
                /**
                 * @description Identifiant lisible, stable pour toujours.
                 * @example framadate
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Les besoins auxquels un projet répond */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Vary: components["headers"]["Vary"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "slug": "fixer-une-date-de-reunion-sans-compte-ni-publicite",
                     *         "titre": "Fixer une date de réunion sans compte ni publicité",
                     *         "description": "Notre association de parents se réunit six fois par an. Pour trouver une date, nous utilisions un site qui s’est rempli de publicités et qui demande maintenant une adresse à chacun. La moitié des parents n’ont pas répondu la dernière fois.\n\nIl nous faut peu de chose : proposer quatre dates, recueillir les réponses sans compte, voir d’un coup d’œil celle qui convient, et que tout disparaisse ensuite. Cela doit marcher sur un vieux téléphone.\n\nSi un service libre le fait déjà, autant le dire : un mode d’emploi d’une page nous suffirait.",
                     *         "territoire": null,
                     *         "theme": {
                     *           "slug": "logiciels-libres",
                     *           "nom": "Logiciels libres",
                     *           "description": "Des programmes que l’on peut utiliser, étudier, modifier et partager.",
                     *           "traductions": {
                     *             "en": {
                     *               "nom": "Free software",
                     *               "description": "Programs that anyone may use, study, change and share."
                     *             }
                     *           }
                     *         },
                     *         "statut": "livre",
                     *         "statut_libelle": "Livré",
                     *         "nb_soutiens": 7,
                     *         "projet": {
                     *           "slug": "framadate",
                     *           "nom": "Framadate",
                     *           "accroche": "Choisir une date ou une option à plusieurs, sans compte ni publicité.",
                     *           "territoire": "Monde",
                     *           "mis_en_avant": false,
                     *           "nb_votes": 21,
                     *           "themes": [
                     *             {
                     *               "slug": "logiciels-libres",
                     *               "nom": "Logiciels libres",
                     *               "description": "Des programmes que l’on peut utiliser, étudier, modifier et partager.",
                     *               "traductions": {
                     *                 "en": {
                     *                   "nom": "Free software",
                     *                   "description": "Programs that anyone may use, study, change and share."
                     *                 }
                     *               }
                     *             },
                     *             {
                     *               "slug": "inclusion-numerique",
                     *               "nom": "Inclusion numérique",
                     *               "description": "Donner à chacun le matériel, la connexion et l’aisance pour se servir du numérique.",
                     *               "traductions": {
                     *                 "en": {
                     *                   "nom": "Digital inclusion",
                     *                   "description": "Giving everyone the equipment, the connection and the ease to use digital tools."
                     *                 }
                     *               }
                     *             }
                     *           ],
                     *           "label_ia": "sans_ia",
                     *           "langue": "fr",
                     *           "traductions": {
                     *             "en": {
                     *               "accroche": "Choose a date or an option together, without account or advertising.",
                     *               "description": "You suggest a few slots, send the link, everyone ticks yes, no or if need be, and the best date stands out. Framadate also serves for small polls: choosing a restaurant, sharing out tasks, trying an idea in an association.\n\nThe French association Framasoft runs the service, free of charge and funded by donations. No registration is asked for, polls are deleted after they expire, and answers are neither sold nor analysed. The software is free: other hosts offer it too."
                     *             }
                     *           },
                     *           "logo": null
                     *         },
                     *         "cree_le": "2025-04-30T07:36:59.000Z",
                     *         "chantier": true,
                     *         "cahier": null,
                     *         "roles": [],
                     *         "depot": null,
                     *         "etapes": [
                     *           {
                     *             "jour": "2025-07-08",
                     *             "titre": "Un service libre répond déjà au besoin",
                     *             "texte": "Rien à construire : Framadate permet de proposer des dates et de répondre sans compte ni publicité. Le besoin est marqué comme livré et relié à sa fiche.",
                     *             "traductions": {
                     *               "en": {
                     *                 "titre": "A free service already meets the need",
                     *                 "texte": "Nothing to build: with Framadate one can suggest dates and answer without an account or advertising. The need is marked as delivered and linked to the project’s page."
                     *               }
                     *             }
                     *           }
                     *         ],
                     *         "jalons": [
                     *           {
                     *             "statut": "publie",
                     *             "le": "2025-05-01T08:17:25.000Z"
                     *           },
                     *           {
                     *             "statut": "etude",
                     *             "le": "2025-05-20T09:49:13.000Z"
                     *           },
                     *           {
                     *             "statut": "livre",
                     *             "le": "2025-07-08T15:02:44.000Z"
                     *           }
                     *         ],
                     *         "langue": "fr",
                     *         "traductions": {
                     *           "en": {
                     *             "titre": "Agree on a meeting date without an account or advertising",
                     *             "description": "Our parents’ association meets six times a year. To find a date, we used a site that has filled up with advertising and now asks everyone for an address. Half of the parents did not answer last time.\n\nWe need very little: suggest four dates, collect answers without an account, see at a glance which one suits, and have everything disappear afterwards. It has to work on an old telephone.\n\nIf a free service does this already, just say so: a one-page guide would be enough for us."
                     *           }
                     *         },
                     *         "bilan": null,
                     *         "lieux": []
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["BesoinSortie"][];
                };
            };
            304: components["responses"]["NonModifie"];
            401: components["responses"]["NonAuthentifie"];
            403: components["responses"]["Interdit"];
            404: components["responses"]["Introuvable"];
            422: components["responses"]["Invalide"];
            429: components["responses"]["LimiteAtteinte"];
            503: components["responses"]["Indisponible"];
        };
    };
    voterPourProjet: {
        parameters: {
            query?: never;
            header?: {
                /** @description Le jeton : `Bearer <jeton>`. Absent ou vide, l’appel est refusé (401). */
                authorization?: components["parameters"]["authorization"];
            };
            path: {
                /**
                 * @description Identifiant lisible, stable pour toujours.
                 * @example openstreetmap
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait ; ce qu’il en est maintenant. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "nb_votes": 37,
                     *       "vote": true
                     *     }
                     */
                    "application/json": components["schemas"]["VoteResultat"];
                };
            };
            401: components["responses"]["NonAuthentifie"];
            403: components["responses"]["Interdit"];
            404: components["responses"]["Introuvable"];
            422: components["responses"]["Invalide"];
            429: components["responses"]["LimiteAtteinte"];
            503: components["responses"]["Indisponible"];
        };
    };
    retirerVote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Le jeton : `Bearer <jeton>`. Absent ou vide, l’appel est refusé (401). */
                authorization?: components["parameters"]["authorization"];
            };
            path: {
                /**
                 * @description Identifiant lisible, stable pour toujours.
                 * @example openstreetmap
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait ; ce qu’il en est maintenant. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "nb_votes": 36,
                     *       "vote": false
                     *     }
                     */
                    "application/json": components["schemas"]["VoteResultat"];
                };
            };
            401: components["responses"]["NonAuthentifie"];
            403: components["responses"]["Interdit"];
            404: components["responses"]["Introuvable"];
            422: components["responses"]["Invalide"];
            429: components["responses"]["LimiteAtteinte"];
            503: components["responses"]["Indisponible"];
        };
    };
    listerThemes: {
        parameters: {
            query?: never;
            header?: {
                /** @description Le jeton : `Bearer <jeton>`. Absent ou vide, l’appel est refusé (401). */
                authorization?: components["parameters"]["authorization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Les thèmes, par ordre alphabétique */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Vary: components["headers"]["Vary"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "slug": "alimentation",
                     *         "nom": "Alimentation",
                     *         "description": "Produire, distribuer et partager une nourriture saine, et savoir ce que l’on mange.",
                     *         "traductions": {
                     *           "en": {
                     *             "nom": "Food",
                     *             "description": "Producing, distributing and sharing healthy food, and knowing what we eat."
                     *           }
                     *         }
                     *       },
                     *       {
                     *         "slug": "biodiversite",
                     *         "nom": "Biodiversité",
                     *         "description": "Observer, connaître et protéger les plantes, les animaux et les milieux.",
                     *         "traductions": {
                     *           "en": {
                     *             "nom": "Biodiversity",
                     *             "description": "Observing, understanding and protecting plants, animals and habitats."
                     *           }
                     *         }
                     *       },
                     *       {
                     *         "slug": "culture",
                     *         "nom": "Culture",
                     *         "description": "Faire vivre les œuvres, les langues et le patrimoine, et les rendre accessibles à tous.",
                     *         "traductions": {
                     *           "en": {
                     *             "nom": "Culture",
                     *             "description": "Keeping works, languages and heritage alive and open to all."
                     *           }
                     *         }
                     *       },
                     *       {
                     *         "slug": "democratie",
                     *         "nom": "Démocratie",
                     *         "description": "S’informer, débattre, décider ensemble et suivre ce que font les élus.",
                     *         "traductions": {
                     *           "en": {
                     *             "nom": "Democracy",
                     *             "description": "Being informed, debating, deciding together and following what elected people do."
                     *           }
                     *         }
                     *       },
                     *       {
                     *         "slug": "donnees-ouvertes",
                     *         "nom": "Données ouvertes",
                     *         "description": "Des données publiées pour que chacun puisse les vérifier, les compléter et les réutiliser.",
                     *         "traductions": {
                     *           "en": {
                     *             "nom": "Open data",
                     *             "description": "Data published so that anyone can check, complete and reuse them."
                     *           }
                     *         }
                     *       },
                     *       {
                     *         "slug": "education",
                     *         "nom": "Éducation",
                     *         "description": "Apprendre et transmettre à tout âge, à l’école comme ailleurs.",
                     *         "traductions": {
                     *           "en": {
                     *             "nom": "Education",
                     *             "description": "Learning and passing on at any age, at school and elsewhere."
                     *           }
                     *         }
                     *       },
                     *       {
                     *         "slug": "energie-climat",
                     *         "nom": "Énergie et climat",
                     *         "description": "Produire une énergie propre, en consommer moins et réduire ses émissions.",
                     *         "traductions": {
                     *           "en": {
                     *             "nom": "Energy and climate",
                     *             "description": "Producing clean energy, using less of it and cutting emissions."
                     *           }
                     *         }
                     *       },
                     *       {
                     *         "slug": "inclusion-numerique",
                     *         "nom": "Inclusion numérique",
                     *         "description": "Donner à chacun le matériel, la connexion et l’aisance pour se servir du numérique.",
                     *         "traductions": {
                     *           "en": {
                     *             "nom": "Digital inclusion",
                     *             "description": "Giving everyone the equipment, the connection and the ease to use digital tools."
                     *           }
                     *         }
                     *       },
                     *       {
                     *         "slug": "logement",
                     *         "nom": "Logement",
                     *         "description": "Trouver un toit digne et abordable, et habiter autrement.",
                     *         "traductions": {
                     *           "en": {
                     *             "nom": "Housing",
                     *             "description": "Finding a decent, affordable home, and living in other ways."
                     *           }
                     *         }
                     *       },
                     *       {
                     *         "slug": "logiciels-libres",
                     *         "nom": "Logiciels libres",
                     *         "description": "Des programmes que l’on peut utiliser, étudier, modifier et partager.",
                     *         "traductions": {
                     *           "en": {
                     *             "nom": "Free software",
                     *             "description": "Programs that anyone may use, study, change and share."
                     *           }
                     *         }
                     *       },
                     *       {
                     *         "slug": "mobilite",
                     *         "nom": "Mobilité",
                     *         "description": "Se déplacer à pied, à vélo, ensemble ou en transport public, avec ou sans handicap.",
                     *         "traductions": {
                     *           "en": {
                     *             "nom": "Mobility",
                     *             "description": "Getting around on foot, by bike, together or by public transport, with or without a disability."
                     *           }
                     *         }
                     *       },
                     *       {
                     *         "slug": "sante",
                     *         "nom": "Santé",
                     *         "description": "Se soigner, prévenir les maladies et disposer d’informations fiables.",
                     *         "traductions": {
                     *           "en": {
                     *             "nom": "Health",
                     *             "description": "Getting care, preventing illness and having reliable information."
                     *           }
                     *         }
                     *       },
                     *       {
                     *         "slug": "savoirs-libres",
                     *         "nom": "Savoirs libres",
                     *         "description": "Des connaissances écrites ensemble, que chacun peut lire, corriger et reprendre.",
                     *         "traductions": {
                     *           "en": {
                     *             "nom": "Free knowledge",
                     *             "description": "Knowledge written together that anyone may read, correct and reuse."
                     *           }
                     *         }
                     *       },
                     *       {
                     *         "slug": "solidarite",
                     *         "nom": "Solidarité",
                     *         "description": "S’entraider, accueillir et soutenir les personnes en difficulté.",
                     *         "traductions": {
                     *           "en": {
                     *             "nom": "Solidarity",
                     *             "description": "Helping each other, and welcoming and supporting people in difficulty."
                     *           }
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ThemeSortie"][];
                };
            };
            304: components["responses"]["NonModifie"];
            401: components["responses"]["NonAuthentifie"];
            403: components["responses"]["Interdit"];
            422: components["responses"]["Invalide"];
            429: components["responses"]["LimiteAtteinte"];
            503: components["responses"]["Indisponible"];
        };
    };
}
