// Ejected from 3.9.2: controls/drawer shows the menu of narrow screens, so nobody loads another.
export default (): null => null;
