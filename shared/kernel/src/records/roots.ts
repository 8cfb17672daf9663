/** The lives that a record can have; the key begins with it, so that any release knows what to forget. */
export const roots = {
  /** Until the server has it. */
  unsent: 'suite.unsent.work/',
  /** The learner's only copy of something personal: over a logout, until another learner comes. */
  copy: 'suite.unsent.copy/',
  /** Until its expiry, whoever is here. */
  device: 'suite.device.record/',
  /** Until the learner logs out, or another one comes. */
  visit: 'suite.visit/',
};
