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
