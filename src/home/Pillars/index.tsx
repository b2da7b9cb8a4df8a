import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface Pillar {
  title: string;
  text: string;
  api: string;
  to: string;
}

const pillars = (): Pillar[] => [
  {
    title: translate({message: 'Plain Kotlin'}),
    text: translate({
      message:
        'No new language. A compiler plugin aligns what devices exchange, so branches, functions and recursion mean what they say.',
    }),
    api: 'alignedOn',
    to: '/docs/reference/operators/#alignedOn',
  },
  {
    title: translate({message: 'Fields instead of messages'}),
    text: translate({
      message:
        'Read your neighbours as one value, reduce it and share it back. The library works out what to send, and to whom.',
    }),
    api: 'neighboring',
    to: '/docs/reference/operators/#neighboring',
  },
  {
    title: translate({message: 'It heals by itself'}),
    text: translate({
      message:
        'Devices leave, links break, sources move. Distances and maxima settle again without any code to handle the failure.',
    }),
    api: 'gossipMax',
    to: '/docs/reference/spreading/#gossipMax',
  },
];

/** Three reasons, each with a function of the library that stands for it. */
export default function Pillars(): ReactNode {
  return (
    <section className={styles.pillars} aria-label={translate({message: 'Why Collektive'})}>
      {pillars().map(({title, text, api, to}) => (
        <div key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
          <Link to={to}>
            <Translate values={{name: <code>{api}</code>}}>{'{name} explained'}</Translate>
          </Link>
        </div>
      ))}
    </section>
  );
}
