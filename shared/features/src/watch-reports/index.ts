export {
  putReport,
  latestPlace,
  waitingReport,
  watchReports,
  type RecordKind,
  type Watch,
} from './watch-reports';
export { elsewhereOf, FAR, isAtEnd, later, startOf, type Place, type Waiting } from './resume';
