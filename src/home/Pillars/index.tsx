import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface Pillar {
  title: string;
  text: string;
  api: string;
  to: string;
}

const PILLARS: Pillar[] = [
  {
    title: 'Plain Kotlin',
    text: 'No new language. A compiler plugin aligns what devices exchange, so branches, functions and recursion mean what they say.',
    api: 'alignedOn',
    to: '/docs/reference/operators/#alignedOn',
  },
  {
    title: 'Fields instead of messages',
    text: 'Read your neighbours as one value, reduce it and share it back. The library works out what to send, and to whom.',
    api: 'neighboring',
    to: '/docs/reference/operators/#neighboring',
  },
  {
    title: 'It heals by itself',
    text: 'Devices leave, links break, sources move. Distances and maxima settle again without any code to handle the failure.',
    api: 'gossipMax',
    to: '/docs/reference/spreading/#gossipMax',
  },
];

/** Three reasons, each with a function of the library that stands for it. */
export default function Pillars(): ReactNode {
  return (
    <section className={styles.pillars} aria-label="Why Collektive">
      {PILLARS.map(({title, text, api, to}) => (
        <div key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
          <Link to={to}>
            <code>{api}</code> explained
          </Link>
        </div>
      ))}
    </section>
  );
}
