// The first file that runs.
import { mount } from 'svelte';
import App from './App.svelte';
import './style/tokens.css';
import './style/base.css';
import './style/controls.css';

mount(App, { target: document.getElementById('app')! });
