export { startReconciler, type ReconcilerDeps } from './reconciler';
