/**
 * The one script of our own, loaded by every page (decision 31). Pages work without it:
 * it adds what is pleasant, to what their markup marks. It is built into one file.
 */
import { keepAppearance } from "./appearance.ts";
import { completeSearches } from "./completions.ts";
import { copyTexts, shareAddress } from "./copy.ts";
import { countDown } from "./countdown.ts";
import { hearKeys } from "./keys.ts";
import { guessNextPage } from "./next-page.ts";
import { leaveForRawFiles } from "./raw-files.ts";
import { tryAgain } from "./try-again.ts";
import { tryCalls } from "./try-calls.ts";
import { keepUnsaved } from "./unsaved.ts";

// Known while the script first runs, and not later.
const nonce = document.currentScript?.nonce ?? "";

copyTexts();
keepUnsaved();
shareAddress();
completeSearches();
keepAppearance();
countDown();
hearKeys();
tryAgain();
tryCalls();
guessNextPage(nonce);
leaveForRawFiles();
