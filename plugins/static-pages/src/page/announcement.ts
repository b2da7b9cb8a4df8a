import {store} from './storage';

/** The theme's own keys. */
const ID = 'docusaurus.announcement.id';
export const DISMISS = 'docusaurus.announcement.dismiss';

/** Decides before the first paint whether the announcement shows: a new one does, though an older was closed. */
export function decideAnnouncement(): void {
  const announcementId = PAGE_SETTINGS.announcementId;
  if (announcementId === null) {
    return;
  }
  const stored = store();
  if (stored && stored.getItem(ID) !== announcementId) {
    stored.setItem(ID, announcementId);
    stored.setItem(DISMISS, 'false');
  }
  document.documentElement.dataset.announcementBarInitiallyDismissed = String(
    stored?.getItem(DISMISS) === 'true',
  );
}
