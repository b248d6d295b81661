/** The icons in use: one family, named here as the site names them. */
export {
  ArrowLeft,
  ArrowRight,
  ChevronDown,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  CircleX,
  LoaderCircle,
  Menu,
  Pause,
  Phone,
  Play,
  Plus,
  Search,
  Share2 as Share,
  X,
} from "lucide-react";
