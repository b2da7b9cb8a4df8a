import type {PropsWithChildren, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

interface BoxProps {
  title: string;
  className: string;
}

/** A box at the beginning of a page. */
const Box = ({title, className, children}: PropsWithChildren<BoxProps>): ReactNode => (
  <aside className={`box ${className}`} aria-label={title}>
    <p className="box-title">{title}</p>
    {children}
  </aside>
);

export const Learn = ({children}: PropsWithChildren): ReactNode => (
  <Box title={translate({message: 'You will learn'})} className="box-learn">
    {children}
  </Box>
);

export const Prerequisites = ({children}: PropsWithChildren): ReactNode => (
  <Box title={translate({message: 'Before you start'})} className="box-before">
    {children}
  </Box>
);

// The table of contents is made of Markdown: markdown/remark/pageSections writes the headings of what closes a page.

export const Recap = ({children}: PropsWithChildren): ReactNode => (
  <section className="box box-recap">{children}</section>
);

export const NextSteps = ({children}: PropsWithChildren): ReactNode => (
  <section className="next-steps">{children}</section>
);

interface WalkProps {
  /** Lines of code for which src/css/walks.css knows the windows in which they may stay in sight. */
  rows?: string;
}

/** A block of code and a numbered list, tied to each other by markdown/remark/walkthrough. */
export const CodeWalk = ({rows, children}: PropsWithChildren<WalkProps>): ReactNode => (
  <div className="walk" data-rows={rows}>
    {children}
  </div>
);
