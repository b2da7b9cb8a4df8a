/** What a run printed, as the page writes what was recorded (markdown/rehype/code-blocks). */
import {type ReactNode, useMemo} from 'react';
import {type Result, rowsOfSteps} from '@collektive/playground/samples';
import {classOf, type CodePiece, isFull, joinLines, plainLines} from '../../code/lines';
import {devicesClass, valueLines} from '../../code/values';

/** The pieces up to a place of the text, and those from there on. */
function cutAt(pieces: readonly CodePiece[], end: number): [CodePiece[], CodePiece[]] {
  const parts: [CodePiece[], CodePiece[]] = [[], []];
  let at = 0;
  for (const piece of pieces) {
    const text = typeof piece === 'string' ? piece : piece[1];
    const cut = Math.min(text.length, Math.max(0, end - at));
    [text.slice(0, cut), text.slice(cut)].forEach((part, index) => {
      if (part !== '') {
        parts[index].push(typeof piece === 'string' ? part : [piece[0], part]);
      }
    });
    at += text.length;
  }
  return parts;
}

const shown = (pieces: readonly CodePiece[]): ReactNode =>
  pieces.map((piece, at) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <b key={at} className={classOf(piece[0])}>
        {piece[1]}
      </b>
    ),
  );

interface Props {
  readonly result: Result;
  /** So much was printed by the step that is shown. */
  readonly end: number;
}

export default function Printed({result: {text, steps, isOver}, end}: Props): ReactNode {
  const {output, rows, pieces} = useMemo(() => {
    const output = text.replace(/\n+$/, '');
    const rows = isOver ? rowsOfSteps(output, steps) : undefined;
    return {output, rows, pieces: joinLines(valueLines(output, rows) ?? plainLines(output))};
  }, [text, steps, isOver]);
  if (output === '') {
    return null;
  }
  const [printed, later] = cutAt(pieces, end);
  return (
    <div
      className={`sample-output ${rows ? devicesClass(output) : ''}`}
      role="group"
      aria-label="Output">
      <div className="theme-code-block language-text">
        <div className="code-lines">
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it may scroll */}
          <pre tabIndex={0}>
            <code data-full={isFull(output) ? '' : undefined}>
              <span>{shown(printed)}</span>
              {/* Its room is kept, so that nothing moves. */}
              <span className="sample-later" aria-hidden="true">
                {shown(later)}
              </span>
            </code>
          </pre>
          <div className="code-buttons">
            <button type="button" data-copy="" title="Copy code to clipboard" />
          </div>
        </div>
      </div>
    </div>
  );
}
