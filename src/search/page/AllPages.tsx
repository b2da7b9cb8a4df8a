import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import pages from '@generated/page-list/default/pages.json';
import styles from './styles.module.css';

/** Every page of the site from A to Z: what search offers before a query, and without JavaScript. */
export default function AllPages(): ReactNode {
  return (
    <ul className={styles.results}>
      {pages.map(({title, description, path}) => (
        <li key={path}>
          <Link to={path}>{title}</Link>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
