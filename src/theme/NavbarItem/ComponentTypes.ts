import type {ComponentTypesObject} from '@theme/NavbarItem/ComponentTypes';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem/Desktop';

// Ejected from 3.9.2: the kinds of item that this navbar has. The others (languages, versions, HTML, and menus as
// the theme's own drawer shows them) would be loaded by every reader for nothing.
export default {
  default: DefaultNavbarItem,
  dropdown: DropdownNavbarItem,
} as Partial<ComponentTypesObject> as ComponentTypesObject;
