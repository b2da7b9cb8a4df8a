/** The bar of news above the navbar; page/announcement decides before the first paint whether it shows. */
import {DISMISS} from '../page/announcement';
import {store} from '../page/storage';
import {onClick, onShown} from './events';

const show = (dismissed: boolean): void => {
  document.documentElement.dataset.announcementBarInitiallyDismissed = String(dismissed);
};

export function startAnnouncement(): void {
  onClick('.theme-announcement-bar button', () => {
    show(true);
    store()?.setItem(DISMISS, 'true');
  });
  onShown(() => store() && show(store()!.getItem(DISMISS) === 'true'));
  window.addEventListener('storage', ({key, newValue}) => {
    if (key === DISMISS) {
      show(newValue === 'true');
    }
  });
}
