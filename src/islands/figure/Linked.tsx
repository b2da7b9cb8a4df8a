import type {ReactNode} from 'react';
import {REPORT} from '@collektive/playground/sentences';

/** A sentence whose way to report a fault is a link; no other address is, since programs write sentences, too. */
export default function Linked({sentence}: {readonly sentence: string}): ReactNode {
  const [before, after] = REPORT === '' ? [sentence] : sentence.split(REPORT);
  return after === undefined ? (
    before
  ) : (
    <>
      {before}
      <a href={REPORT}>{REPORT}</a>
      {after}
    </>
  );
}
