import '../outfit.css';

export { Picture } from './Picture.tsx';
