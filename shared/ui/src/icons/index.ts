export {
  IconArrow,
  IconCheck,
  IconClose,
  IconClock,
  IconInfo,
  IconResultFailed,
  IconResultSuccess,
  IconResultWaiting,
  IconStar,
  lineIcon,
  solidIcon,
  type IconProps,
} from './icons';
