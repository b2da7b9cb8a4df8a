// Ejected from 3.9.2: there is one version of the documentation, so no banner leads to another.
export default (): null => null;
