import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import pages from '@generated/page-list/default/pages.json';
import styles from './styles.module.css';

/** Id of the heading above the list. */
export const ALL_PAGES = 'all-pages';

/** Every page of the site from A to Z: what search offers before a query, and without JavaScript. */
export default function AllPages(): ReactNode {
  return (
    <ul className={styles.pages}>
      {pages.map(({title, path}) => (
        <li key={path}>
          <Link to={path}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}
