/** The icons in use: one family, named here as the site names them. */
export {
  ArrowLeft,
  ArrowRight,
  ChevronDown,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  LoaderCircle,
  Menu,
  Phone,
  Plus,
  Share2 as Share,
  X,
} from "lucide-react";
