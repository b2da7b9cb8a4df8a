/** A network as it is, drawn past React: what has not changed is not touched. */
import {type ReactNode, useLayoutEffect, useRef, useState} from 'react';
import {
  DEFAULTS,
  draw,
  patch,
  type Scale,
  type View,
  type Width,
} from '@collektive/playground/samples';

/** A block this wide has room for a wide drawing, in pixels. */
const WIDE = 560;

/** The widest drawing that an element has room for. */
export function useWidth(element: Element | null): Width {
  const [width, setWidth] = useState<Width>('wide');
  useLayoutEffect(() => {
    if (element === null) {
      return undefined;
    }
    const measure = (): void => setWidth(element.clientWidth < WIDE ? 'narrow' : 'wide');
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

interface Props {
  readonly view: View;
  readonly scale: Scale;
  /** What is to be seen. */
  readonly words: string;
}

export default function Drawn({view, scale, words}: Props): ReactNode {
  const ref = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => patch(ref.current!, draw(view, scale)), [view, scale]);
  return (
    <svg
      ref={ref}
      viewBox={`0 0 ${scale.width} ${scale.height}`}
      width={scale.width}
      fontSize={DEFAULTS['font-size']}
      textAnchor="middle"
      strokeWidth={DEFAULTS['stroke-width']}
      fill={DEFAULTS.fill}
      role="img"
      aria-label={words}
    />
  );
}
