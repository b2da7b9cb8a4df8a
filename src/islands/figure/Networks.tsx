/** The drawings of a figure: files, until it runs; from then on drawn past React, frame by frame. */
import {memo, type ReactNode, useLayoutEffect, useRef, useState} from 'react';
import {DEFAULTS} from '@collektive/playground/figure';
import {type FigureModel, NEARER, type Zoom} from '@collektive/playground/figures';
import type {Drawing} from '../Figure';
import FullScreen from './FullScreen';

interface NetworkProps {
  readonly drawing: Drawing;
  readonly model: FigureModel | undefined;
  readonly helpId: string;
  readonly zooms: Set<Zoom>;
}

const classOf = (shownIn: Drawing['shownIn']): string | undefined =>
  shownIn && `picture-${shownIn}`;

/** The drawing of a page that runs no script. */
const Still = ({href, viewBox, shownIn}: Drawing): ReactNode => (
  <svg className={classOf(shownIn)} viewBox={viewBox}>
    <use href={href} />
  </svg>
);

/** What is seen of the network, and of the page beside it. @param zooms of its drawings, of which one is shown */
function View({zooms, model}: Pick<NetworkProps, 'zooms' | 'model'>): ReactNode {
  const rows = [
    ['Zoom in', '+', (zoom: Zoom) => zoom.by(NEARER)],
    ['Zoom out', '−', (zoom: Zoom) => zoom.by(1 / NEARER)],
    ['Whole network', '⤢', (zoom: Zoom) => zoom.fit()],
  ] as const;
  return (
    <div className="figure-zoom" role="group" aria-label="View of the network">
      {rows.map(([label, sign, act]) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          title={label}
          onClick={() => zooms.forEach(act)}>
          {sign}
        </button>
      ))}
      {model && <FullScreen />}
    </div>
  );
}

function Network({drawing, model, helpId, zooms}: NetworkProps): ReactNode {
  const {href, viewBox, width, shownIn, index} = drawing;
  const ref = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    const panel = model?.mount(ref.current!, index, width);
    if (panel === undefined) {
      return undefined;
    }
    const {zoom} = panel;
    if (zoom !== undefined) {
      zooms.add(zoom);
    }
    return () => {
      model!.unmount(panel);
      if (zoom !== undefined) {
        zooms.delete(zoom);
      }
    };
  }, [model, index, width, zooms]);
  return (
    <svg
      ref={ref}
      className={classOf(shownIn)}
      viewBox={viewBox}
      fontSize={DEFAULTS['font-size']}
      textAnchor="middle"
      strokeWidth={DEFAULTS['stroke-width']}
      fill={DEFAULTS.fill}
      // Chromium lets Tab stop at a drawing that listens for the focus; this one has its devices for that.
      tabIndex={-1}
      data-touch=""
      aria-describedby={helpId}
      role={model && 'group'}>
      {/* Fetched when it comes near, by src/page/controls/pictures, which leaves another attribute. */}
      <use data-href={href} suppressHydrationWarning />
    </svg>
  );
}

interface NetworksProps {
  readonly drawings: readonly Drawing[];
  /** What is to be seen, in words. */
  readonly alt: string;
  readonly model: FigureModel | undefined;
  readonly helpId: string;
  readonly isFull: boolean;
}

function Networks({drawings, alt, model, helpId, isFull}: NetworksProps): ReactNode {
  const [zooms] = useState(() => new Set<Zoom>());
  return (
    <div className="figure-stage">
      <div className="figure-networks" {...(!model && {role: 'img', 'aria-label': alt})}>
        {drawings.map((drawing) => (
          <Network key={drawing.href} {...{drawing, model, helpId, zooms}} />
        ))}
        <noscript>
          {drawings.map((drawing) => (
            <Still key={drawing.href} {...drawing} />
          ))}
        </noscript>
      </div>
      {isFull && <View {...{zooms, model}} />}
    </div>
  );
}

/** What it shows changes past React. */
export default memo(Networks, (one, other) => one.model === other.model);
