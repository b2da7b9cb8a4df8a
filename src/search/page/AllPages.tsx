import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import pages from '@generated/page-list/default/pages.json';
import SentList from '@site/src/chrome/SentList';
import {useSearchPage} from '../ui/useSearchSettings';
import styles from './styles.module.css';

/** Id of the heading above the list. */
export const ALL_PAGES = 'all-pages';

const listIn = (page: Document): string | undefined =>
  page.querySelector(`[aria-labelledby=${ALL_PAGES}] ul`)?.innerHTML;

/** The list as the server sent it: with this page, or once it was asked for. */
let sent = typeof document === 'undefined' ? undefined : listIn(document);

/** Without the pages: no reader carries them a second time. */
function SentPages(): ReactNode {
  const address = useSearchPage();
  const [html, setHtml] = useState(sent);
  useEffect(() => {
    if (html !== undefined) {
      return;
    }
    void fetch(address)
      .then((response) => response.text())
      .then(
        (text) => {
          sent = listIn(new DOMParser().parseFromString(text, 'text/html'));
          setHtml(sent);
        },
        // The field above finds each of them.
        () => undefined,
      );
  }, [address, html]);
  return <SentList className={styles.results} html={html} />;
}

/** Every page of the site from A to Z: what search offers before a query, and without JavaScript. */
export default function AllPages(): ReactNode {
  return pages.length === 0 ? (
    <SentPages />
  ) : (
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
