// Ejected from 3.9.2: the sidebar cannot be hidden here (src/site/chrome), so nothing brings it back.
export default (): null => null;
