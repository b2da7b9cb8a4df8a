import {isValidElement, type PropsWithChildren, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {LAYOUTS} from '@collektive/pictures';
import {PICTURES} from '../../pictures';
import Words from '../Words';

interface Props {
  name: string;
  /** A caption instead of the picture's own. */
  children?: ReactNode;
}

/** A caption of one paragraph is none within the figure. */
const unwrapped = (caption: ReactNode): ReactNode =>
  isValidElement<PropsWithChildren>(caption) && caption.type === 'p'
    ? caption.props.children
    : caption;

/**
 * A picture of src/pictures, with text alternative and caption. It is used from its file, so that pages stay light and
 * it still takes the page's colours; its size is known before it arrives, so nothing moves.
 */
export default function Picture({name, children}: Props): ReactNode {
  const file = useBaseUrl(`/img/pictures/${name}.svg`);
  const picture = PICTURES.find((one) => one.name === name)!;
  /** @param address the attribute with its file: `href` fetches it at once */
  const drawings = (address: 'href' | 'data-href'): ReactNode =>
    LAYOUTS.map((layout) => {
      const {width, height} = picture.draw(layout);
      return (
        <svg
          key={layout}
          className={`picture-${layout}`}
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}>
          <use {...{[address]: `${file}#${layout}`}} />
        </svg>
      );
    });
  return (
    <figure className="picture">
      <div role="img" aria-label={picture.alt}>
        {/* Fetched when it comes into sight, by src/page/controls/pictures. */}
        {drawings('data-href')}
        <noscript>{drawings('href')}</noscript>
      </div>
      <figcaption>{unwrapped(children) ?? <Words>{picture.caption}</Words>}</figcaption>
    </figure>
  );
}
