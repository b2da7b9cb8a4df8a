import type {ComponentProps, ReactNode} from 'react';
import type {ComponentTypesObject} from '@theme/NavbarItem/ComponentTypes';
import LinkItem from '@theme/NavbarItem/DefaultNavbarItem/Desktop';
import MenuItem from '@theme/NavbarItem/DropdownNavbarItem/Desktop';

/** As the theme's own, but for where in the bar it stands, which is no attribute of links. */
const Link = ({position: _, ...props}: ComponentProps<typeof LinkItem>): ReactNode => (
  <LinkItem activeClassName="navbar__link--active" {...props} />
);

// Ejected from 3.9.2: the kinds of item that this navbar has. The others (languages, versions, HTML, and all of
// them as the theme's own drawer shows them) would be loaded by every reader for nothing.
export default {
  default: Link,
  dropdown: MenuItem,
} as Partial<ComponentTypesObject> as ComponentTypesObject;
