// Ejected from 3.9.2: narrow screens have it, too, out of sight: controls/drawer shows a copy.
export {default} from '@theme/DocSidebar/Desktop';
