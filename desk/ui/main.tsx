import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./desk.css";
import { DeskApp } from "./desk-app.tsx";

const root = document.getElementById("desk");
if (root)
  createRoot(root).render(
    <StrictMode>
      <DeskApp />
    </StrictMode>,
  );
