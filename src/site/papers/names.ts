/** Authors and venues of more than one paper. */
export const PIANINI = 'D. Pianini';
export const VIROLI = 'M. Viroli';
export const BEAL = 'J. Beal';
export const AUDRITO = 'G. Audrito';
export const DAMIANI = 'F. Damiani';
export const CASADEI = 'R. Casadei';
export const AGUZZI = 'G. Aguzzi';
export const CORTECCHIA = 'A. Cortecchia';
export const ACSOS =
  'IEEE International Conference on Autonomic Computing and Self-Organizing Systems (ACSOS)';
export const SAC = 'ACM Symposium on Applied Computing (SAC)';
