export { Link, type LinkProps } from './router/link';
export { createHashRouter, type SuiteRouter } from './router/create-router';
export { useBlocker, useNavigate, useSearchParams } from './router/hooks';
export { RouterProvider, useRouter } from './router/provider';
export { useLocation, useParams, useRoutes } from 'react-router-dom';
