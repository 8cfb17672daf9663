// Shared modules are there only after this.
void import('./bootstrap');
