/** What pages lend to programs that run in them. */
import type {Page} from '@collektive/playground/samples';
import {announce, notify, store} from '@collektive/static-pages/page';

export const PAGE: Page = {announce, notify, store};
