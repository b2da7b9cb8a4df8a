import {useId, type ReactNode} from 'react';

/** What became of the network that the logo draws. */
export type MarkState = 'disconnected' | 'broken';

interface Props {
  /** Side of the square, in CSS pixels. */
  size: number;
  /** `disconnected`: one device lost its link (not found); `broken`: all did (crash). */
  state: MarkState;
}

const DEVICES = [
  [11, 8],
  [11, 40],
  [39.5, 8],
  [39.5, 40],
  [21, 24],
] as const;

/** Links of the mark: which are drawn whole and which dashed, by state. */
const LINKS = ['M11 8.01V40', 'M11 24h10', 'M21 24l18.5 16', 'M39.5 8 21 24'] as const;
const BROKEN: Record<MarkState, readonly number[]> = {
  disconnected: [3],
  broken: [0, 1, 2, 3],
};

/** The logo as a picture of the page's state. Decoration: hidden from assistive technology. */
export default function NetworkMark({size, state}: Props): ReactNode {
  const gradient = useId();
  const paint = `url(#${gradient})`;
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id={gradient} x1="44" y1="4" x2="6" y2="44" gradientUnits="userSpaceOnUse">
          <stop stopColor="#db3781" />
          <stop offset=".5" stopColor="#b03bd0" />
          <stop offset="1" stopColor="#7f52ff" />
        </linearGradient>
      </defs>
      <g fill="none" stroke={paint} strokeWidth="4.5" strokeLinecap="round">
        {LINKS.map((path, index) => {
          const broken = BROKEN[state].includes(index);
          return (
            <path
              key={path}
              d={path}
              strokeWidth={broken ? 2 : undefined}
              strokeDasharray={broken ? '1 5' : undefined}
            />
          );
        })}
      </g>
      <g fill={paint}>
        {DEVICES.map(([x, y], index) => {
          const alone = state === 'broken' || (state === 'disconnected' && index === 2);
          return alone ? (
            <circle key={index} cx={x} cy={y} r="4" fill="none" stroke={paint} strokeWidth="2" />
          ) : (
            <circle key={index} cx={x} cy={y} r={index === 4 ? 6 : 5} />
          );
        })}
      </g>
    </svg>
  );
}
