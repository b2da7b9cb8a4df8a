import {use, type ReactNode} from 'react';
import clsx from 'clsx';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/CodeBlock/Content';
import {CodeFacts} from './facts';
import {classOf, decodeLines, joinLines, lineText, type CodePiece} from '../lines';
import styles from './styles.module.css';

/** Drops the lines that the theme took out of `code`: magic comments that mark other lines. */
function withoutMagicComments(lines: CodePiece[][], code: string): CodePiece[][] {
  const kept = code.split('\n');
  let next = 0;
  return lines.filter((line) => lineText(line) === kept[next] && ++next);
}

const Pieces = ({pieces}: {pieces: CodePiece[]}): ReactNode =>
  pieces.map((piece, index) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <b key={index} className={classOf(piece[0])}>
        {piece[1]}
      </b>
    ),
  );

/** The steps that begin with a line: those of it that are none of the line before. */
const beginning = (steps: string[] | undefined, line: number): string | undefined =>
  steps?.[line]
    .split(' ')
    .filter((step) => !steps[line - 1]?.split(' ').includes(step))
    .join(' ') || undefined;

/** The lines of a block as they were coloured while the site was built. */
export default function CodeLines({className}: Props): ReactNode {
  const {metadata, wordWrap} = useCodeBlockContext();
  const {code, language, lineNumbersStart, lineClassNames} = metadata;
  const {tokens, steps} = use(CodeFacts);
  const stepOf = steps?.split(',');
  const lines = withoutMagicComments(decodeLines(tokens, code), code);
  const numbered = lineNumbersStart !== undefined;
  // A line is an element only where something is said of lines: pages may have a thousand of them.
  const isPlain = !numbered && !steps && Object.keys(lineClassNames).length === 0;
  return (
    <pre
      // eslint-disable-next-line react-hooks/refs -- handed on, not read
      ref={wordWrap.codeBlockRef}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      className={clsx(className, `language-${language}`, styles.block, 'thin-scrollbar')}>
      <code
        className={clsx(styles.lines, numbered && styles.numbered)}
        data-lines={isPlain ? undefined : ''}>
        {isPlain ? (
          <Pieces pieces={joinLines(lines)} />
        ) : (
          lines.map((line, index) => (
            <span
              key={index}
              data-step={stepOf?.[index] || undefined}
              data-begins={beginning(stepOf, index)}
              data-number={numbered ? lineNumbersStart + index : undefined}
              className={clsx(styles.line, lineClassNames[index])}>
              <Pieces pieces={line} />
              <br />
            </span>
          ))
        )}
      </code>
    </pre>
  );
}
