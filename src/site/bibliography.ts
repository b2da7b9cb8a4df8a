/** A paper, with what its source says of it and nothing else. */
export interface Paper {
  type: 'article' | 'inproceedings' | 'mastersthesis';
  /** Initials and family name. */
  authors: readonly string[];
  title: string;
  /** Journal, conference or school. */
  venue: string;
  year: number;
  volume?: string;
  number?: string;
  pages?: string;
  doi?: string;
  /** Address, when there is no DOI. */
  url?: string;
  /** DOI of code and data. */
  artefact?: string;
  /** An award, or what the paper is good for: a sentence. */
  note?: string;
  group: PaperGroup;
}

/** Parts of the bibliography. */
export type PaperGroup = 'aggregate' | 'calculus' | 'algorithm' | 'relative' | 'collektive';

const PIANINI = 'D. Pianini';
const VIROLI = 'M. Viroli';
const BEAL = 'J. Beal';
const AUDRITO = 'G. Audrito';
const DAMIANI = 'F. Damiani';
const CASADEI = 'R. Casadei';
const CORTECCHIA = 'A. Cortecchia';

/** Every paper that pages cite, by the key that they cite it with. */
export const BIBLIOGRAPHY = {
  beal2015: {
    type: 'article',
    authors: [BEAL, PIANINI, VIROLI],
    title: 'Aggregate Programming for the Internet of Things',
    venue: 'IEEE Computer',
    volume: '48',
    number: '9',
    pages: '22–30',
    year: 2015,
    doi: '10.1109/MC.2015.261',
    note: 'The five layers, from device to application.',
    group: 'aggregate',
  },
  beal2014: {
    type: 'inproceedings',
    authors: [BEAL, VIROLI],
    title: 'Building Blocks for Aggregate Programming of Self-Organising Applications',
    venue:
      'IEEE International Conference on Self-Adaptive and Self-Organizing Systems Workshops (SASOW)',
    pages: '8–13',
    year: 2014,
    doi: '10.1109/SASOW.2014.6',
    note: 'Where spreading, collecting and timing come from.',
    group: 'aggregate',
  },
  viroli2018: {
    type: 'article',
    authors: [VIROLI, AUDRITO, BEAL, DAMIANI, PIANINI],
    title: 'Engineering Resilient Collective Adaptive Systems by Self-Stabilisation',
    venue: 'ACM Transactions on Modeling and Computer Simulation',
    volume: '28',
    number: '2',
    pages: '16:1–16:28',
    year: 2018,
    doi: '10.1145/3177774',
    note: 'Why compositions of the building blocks repair themselves.',
    group: 'aggregate',
  },
  viroli2019: {
    type: 'article',
    authors: [VIROLI, BEAL, DAMIANI, AUDRITO, CASADEI, PIANINI],
    title: 'From distributed coordination to field calculus and aggregate computing',
    venue: 'Journal of Logical and Algebraic Methods in Programming',
    volume: '109',
    pages: '100486',
    year: 2019,
    doi: '10.1016/j.jlamp.2019.100486',
    note: 'A survey.',
    group: 'aggregate',
  },
  audrito2018: {
    type: 'inproceedings',
    authors: [AUDRITO, BEAL, DAMIANI, VIROLI],
    title: 'Space-Time Universality of Field Calculus',
    venue: 'Coordination Models and Languages (COORDINATION)',
    pages: '1–20',
    year: 2018,
    doi: '10.1007/978-3-319-92408-3_1',
    note: 'The model of devices and rounds, made precise.',
    group: 'calculus',
  },
  audrito2019: {
    type: 'article',
    authors: [AUDRITO, VIROLI, DAMIANI, PIANINI, BEAL],
    title: 'A Higher-Order Calculus of Computational Fields',
    venue: 'ACM Transactions on Computational Logic',
    volume: '20',
    number: '1',
    pages: '1–55',
    year: 2019,
    doi: '10.1145/3285956',
    note: 'The calculus with alignment, and the restriction of fields in branches.',
    group: 'calculus',
  },
  audrito2020: {
    type: 'article',
    authors: [AUDRITO, BEAL, DAMIANI, PIANINI, VIROLI],
    title: 'Field-based Coordination with the Share Operator',
    venue: 'Logical Methods in Computer Science',
    volume: '16',
    number: '4',
    year: 2020,
    doi: '10.23638/LMCS-16(4:1)2020',
    note: 'Memory and communication in one operator.',
    group: 'calculus',
  },
  audrito2022: {
    type: 'inproceedings',
    authors: [AUDRITO, CASADEI, DAMIANI, 'G. Salvaneschi', VIROLI],
    title: 'Functional Programming for Distributed Systems with XC',
    venue: 'European Conference on Object-Oriented Programming (ECOOP)',
    pages: '20:1–20:28',
    year: 2022,
    doi: '10.4230/LIPIcs.ECOOP.2022.20',
    note: 'The exchange calculus, which Collektive’s exchange follows.',
    group: 'calculus',
  },
  audrito2024: {
    type: 'article',
    authors: [AUDRITO, CASADEI, DAMIANI, 'G. Salvaneschi', VIROLI],
    title:
      'The eXchange Calculus (XC): A functional programming language design for distributed collective systems',
    venue: 'Journal of Systems and Software',
    volume: '210',
    pages: '111976',
    year: 2024,
    doi: '10.1016/j.jss.2024.111976',
    note: 'The extended version.',
    group: 'calculus',
  },
  beal2008: {
    type: 'inproceedings',
    authors: [BEAL, 'J. Bachrach', 'D. Vickery', 'M. Tobenkin'],
    title: 'Fast self-healing gradients',
    venue: 'ACM Symposium on Applied Computing (SAC)',
    year: 2008,
    doi: '10.1145/1363686.1364163',
    note: 'The rising value problem, and gradients that repair fast.',
    group: 'algorithm',
  },
  pianini2022: {
    type: 'inproceedings',
    authors: [PIANINI, CASADEI, VIROLI],
    title: 'Self-stabilising Priority-Based Multi-Leader Election and Network Partitioning',
    venue:
      'IEEE International Conference on Autonomic Computing and Self-Organizing Systems (ACSOS)',
    year: 2022,
    doi: '10.1109/ACSOS55765.2022.00026',
    note: 'The algorithm of the bounded election.',
    group: 'algorithm',
  },
  pianini2015: {
    type: 'inproceedings',
    authors: [PIANINI, VIROLI, BEAL],
    title: 'Protelis: Practical Aggregate Programming',
    venue: 'ACM Symposium on Applied Computing (SAC)',
    year: 2015,
    doi: '10.1145/2695664.2695913',
    note: 'A language of its own, on the JVM.',
    group: 'relative',
  },
  casadei2022: {
    type: 'article',
    authors: [CASADEI, VIROLI, 'G. Aguzzi', PIANINI],
    title: 'ScaFi: A Scala DSL and Toolkit for Aggregate Programming',
    venue: 'SoftwareX',
    year: 2022,
    doi: '10.1016/j.softx.2022.101248',
    note: 'Aggregate programming within Scala.',
    group: 'relative',
  },
  audrito2020fcpp: {
    type: 'inproceedings',
    authors: [AUDRITO],
    title: 'FCPP: an efficient and extensible Field Calculus framework',
    venue:
      'IEEE International Conference on Autonomic Computing and Self-Organizing Systems (ACSOS)',
    year: 2020,
    url: 'https://iris.unito.it/handle/2318/1761362',
    note: 'Aggregate programming within C++.',
    group: 'relative',
  },
  cortecchia2024: {
    type: 'inproceedings',
    authors: [CORTECCHIA, PIANINI, 'G. Ciatto', CASADEI],
    title:
      'An Aggregate Vascular Morphogenesis Controller for Engineered Self-Organising Spatial Structures',
    venue:
      'IEEE International Conference on Autonomic Computing and Self-Organizing Systems (ACSOS)',
    year: 2024,
    doi: '10.1109/ACSOS61780.2024.00032',
    group: 'collektive',
  },
  aguzzi2025: {
    type: 'inproceedings',
    authors: [
      'G. Aguzzi',
      'M. Baiardi',
      CORTECCHIA,
      'B. Miloradovic',
      'A. V. Papadopoulos',
      PIANINI,
      VIROLI,
    ],
    title: 'A Field-Based Approach for Runtime Replanning in Swarm Robotics Missions',
    venue:
      'IEEE International Conference on Autonomic Computing and Self-Organizing Systems (ACSOS)',
    year: 2025,
    doi: '10.1109/ACSOS66086.2025.00017',
    artefact: '10.5281/zenodo.16578273',
    note: 'Best Student Paper Award.',
    group: 'collektive',
  },
  cortecchia2026: {
    type: 'article',
    authors: [CORTECCHIA, PIANINI, 'G. Ciatto', CASADEI],
    title:
      'FieldVMC: An Asynchronous Model and Platform for Self-organising Morphogenesis of Artificial Structures',
    venue: 'Complex & Intelligent Systems',
    year: 2026,
    doi: '10.1007/s40747-025-02141-y',
    artefact: '10.5281/zenodo.17361508',
    group: 'collektive',
  },
  tronetti2023: {
    type: 'mastersthesis',
    authors: ['E. Tronetti'],
    title: 'Towards Aggregate Programming in pure Kotlin through compiler-level metaprogramming',
    venue: 'University of Bologna',
    year: 2023,
    url: 'https://amslaurea.unibo.it/id/eprint/28077',
    note: 'The beginning of Collektive.',
    group: 'collektive',
  },
} as const satisfies Record<string, Paper>;

/** Key of a paper. */
export type PaperId = keyof typeof BIBLIOGRAPHY;

/** The page that lists all of them; each has the anchor `#ref-<key>` there. */
export const BIBLIOGRAPHY_PAGE = '/docs/references/';
