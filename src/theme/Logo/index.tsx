import type {ComponentProps, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useThemeConfig} from '@docusaurus/theme-common';
import type Stock from '@theme/Logo';

/** Ejected from 3.9.2: one drawing in every page instead of the same twice, for each colour mode. */
export default function Logo({
  imageClassName,
  titleClassName,
  ...props
}: ComponentProps<typeof Stock>): ReactNode {
  const {title, logo} = useThemeConfig().navbar;
  const home = useBaseUrl('/');
  const src = useBaseUrl(logo?.src);
  return (
    <Link to={home} {...props}>
      {logo && (
        <img
          className={imageClassName}
          src={src}
          alt={logo.alt}
          width={logo.width}
          height={logo.height}
        />
      )}
      <b className={titleClassName}>{title}</b>
    </Link>
  );
}
