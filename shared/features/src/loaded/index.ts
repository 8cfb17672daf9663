export { Loaded, type LoadedProps, type LoadedQuery } from './loaded';
export { LoadingPage, type LoadingPageProps } from './loading-page';
export { oneRead } from './one-read';
export { useSendAgain } from './use-send-again';
