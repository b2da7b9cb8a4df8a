import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface Paper {
  title: string;
  venue: string;
  doi: string;
}

const PAPERS: Paper[] = [
  {
    title:
      'FieldVMC: An Asynchronous Model and Platform for Self-organising Morphogenesis of Artificial Structures',
    venue: 'Cortecchia, Pianini, Ciatto, Casadei. Complex & Intelligent Systems, 2026',
    doi: '10.1007/s40747-025-02141-y',
  },
  {
    title: 'A Field-Based Approach for Runtime Replanning in Swarm Robotics Missions',
    venue:
      'Aguzzi, Baiardi, Cortecchia, Miloradovic, Papadopoulos, Pianini, Viroli. ACSOS 2025, Best Student Paper Award',
    doi: '10.1109/ACSOS66086.2025.00017',
  },
  {
    title:
      'An Aggregate Vascular Morphogenesis Controller for Engineered Self-Organising Spatial Structures',
    venue: 'Cortecchia, Pianini, Ciatto, Casadei. ACSOS 2024',
    doi: '10.1109/ACSOS61780.2024.00032',
  },
];

/** Research that was done with Collektive. */
export default function Papers(): ReactNode {
  return (
    <section className={styles.papers} aria-labelledby="papers">
      <div>
        <h2 id="papers">Used in research</h2>
        <ul>
          {PAPERS.map(({title, venue, doi}) => (
            <li key={doi}>
              <Link to={`https://doi.org/${doi}`}>{title}</Link>
              <p>{venue}</p>
            </li>
          ))}
        </ul>
        <p>
          <Link to="/docs/showcase/acsos-fieldvmc/">See the showcase</Link>
        </p>
      </div>
    </section>
  );
}
