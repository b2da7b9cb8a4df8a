// Ejected from 3.9.2: the sidebar cannot be hidden here (src/site/chrome), so nobody loads the button.
export default (): null => null;
