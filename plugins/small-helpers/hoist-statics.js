/** What the router's `withRouter` hands a component's own properties on with; nobody asks for it. */
export default (wrapper) => wrapper;
