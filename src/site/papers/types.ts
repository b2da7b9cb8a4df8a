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
