// Ejected from 3.9.2: a modal dialog instead of a panel without a role.
export {default} from '@site/src/chrome/MobileDrawer';
