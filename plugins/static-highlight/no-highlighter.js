// Stands in for prism-react-renderer in pages: the theme's start-up module wants `Prism` to exist.
export const Prism = {};
